// The host as a server: requests over HTTP, lines over WebSockets.

import { asked } from "./asked.svelte";
import { Problem, type Ears, type Host, type Line } from "./host";

/** A seat's secret goes in a header, never into an address. */
async function ask(path: string, body?: unknown, seat = "", signal?: AbortSignal): Promise<unknown> {
  let reply: Response;
  try {
    reply = await asked.until(
      fetch(path, {
        method: body === undefined ? "GET" : "POST",
        headers: { ...(body === undefined ? {} : { "Content-Type": "application/json" }), ...(seat ? { "X-Seat": seat } : {}) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(signal ? { signal } : {}),
      }),
    );
  } catch {
    throw new Problem("offline", "the server cannot be reached");
  }
  // A game as it was written down is plain text.
  if (reply.ok && reply.headers.get("Content-Type")?.startsWith("text/plain")) return reply.text();
  const said: unknown = await reply.json().catch(() => null);
  if (reply.ok) return said;
  const problem = (said ?? {}) as { code?: string; text?: string; facts?: Record<string, unknown> };
  throw new Problem(problem.code ?? "refused", problem.text ?? reply.statusText, problem.facts);
}

function line(ears: Ears): Line {
  const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/live`);
  socket.onopen = () => ears.opened();
  socket.onmessage = (event) => ears.heard(String(event.data));
  socket.onclose = (event) => ears.ended(event.code);
  return {
    get open() {
      return socket.readyState === WebSocket.OPEN;
    },
    say: (text) => socket.send(text),
    close: () => {
      socket.onmessage = null;
      socket.close();
    },
  };
}

export const server: Host = { ask, line };
