// A whole game in a link: its file, squeezed, behind the #. Nobody else is sent anything: whoever opens the link has the game.

import { pageAddress } from "./address";
import { Problem } from "./host";

const PLACE = "g";
/** No game is that long. */
const LARGEST = 2_000_000;

type Bytes = Uint8Array<ArrayBuffer>;

/** A game as a link holds it. */
export async function squeezed(game: string): Promise<string> {
  const bytes = await all(new Blob([game]).stream().pipeThrough(new CompressionStream("deflate-raw")));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** A link to a moment of a game, seen through some eyes. */
export function linkTo(written: string, eyes: string, step: number): string {
  return pageAddress(`/${PLACE}/${written}/${encodeURIComponent(eyes)}/${step}`);
}

/** The file of the game that such a link holds. */
export async function gameOf(written: string): Promise<string> {
  try {
    const letters = atob(written.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const game = await all(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")));
    return new TextDecoder("utf-8", { fatal: true }).decode(game);
  } catch {
    throw new Problem("not-a-link", "this link holds no game");
  }
}

async function all(stream: ReadableStream<Bytes>): Promise<Bytes> {
  const pieces: Bytes[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    pieces.push(read.value);
    size += read.value.length;
    if (size > LARGEST) throw new Error("too large for a game");
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}
