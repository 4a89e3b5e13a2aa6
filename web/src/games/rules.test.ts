import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import RuleBook from "../parts/RuleBook.svelte";
import { LANGUAGES, speak, type Language } from "../words/words.svelte";
import { fold, loadRules } from "./rules";
import { cut, piecesOf, search } from "./search";

const SPOKEN = Object.keys(LANGUAGES) as Language[];
const names = (chapters: Awaited<ReturnType<typeof loadRules>>): string[] =>
  chapters.flatMap((chapter) => chapter.parts.flatMap((part) => part.rule ?? []));

it("every language has the same rules, in the same order", async () => {
  const [first = [], ...others] = await Promise.all(SPOKEN.map(async (one) => names(await loadRules("card-game", one))));
  expect(first).toContain("cg-cancel");
  expect(first).toContain("heart-knock-out");
  for (const other of others) expect(other).toEqual(first);
});

it("no mark of the texts is left unread", async () => {
  for (const language of SPOKEN) {
    for (const { parts } of await loadRules("card-game", language)) {
      const texts = parts.flatMap((part) => [part.text ?? "", ...(part.words ?? []).flat(), ...(part.rows ?? []).flat()]);
      for (const text of texts)
        expect(
          piecesOf(text)
            .map((piece) => piece.text)
            .join(""),
        ).not.toMatch(/\*|`|\]\(/);
    }
  }
});

it.each(["card-game", "witchs-brew"])("links of the texts of %s lead to a chapter that is there", async (game) => {
  const chapters = await loadRules(game, "de");
  const links = chapters.flatMap(({ parts }) => parts.flatMap((part) => piecesOf(part.text ?? "")));
  const wanted = links.filter((piece) => piece.kind === "link").map((piece) => piece.to);
  expect(wanted.length).toBeGreaterThan(0);
  for (const to of wanted) expect(chapters.map((chapter) => chapter.name)).toContain(to);
});

describe("searching", () => {
  it("finds as one types, whole words first", async () => {
    const chapters = await loadRules("card-game", "en");
    const found = search(chapters, "knock").map((hit) => hit.rule);
    expect(found).toContain("heart-knock-out");
    expect(search(chapters, "brave pot").length).toBeGreaterThan(0);
    const ranks = search(chapters, "stock").map((hit) => hit.rank);
    expect(ranks).toEqual([...ranks].sort((one, other) => one - other));
    expect(search(chapters, "stock")[0]?.word).toBe("stock");
  });

  it("a rule's whole name means that rule alone", async () => {
    expect(search(await loadRules("card-game", "fr"), "cg-cancel").map((hit) => hit.rule)).toEqual(["cg-cancel"]);
  });

  it("needs no accents and no capitals", async () => {
    const chapters = await loadRules("card-game", "fr");
    const plain = search(chapters, "LACHE").map((hit) => hit.text);
    expect(plain.length).toBeGreaterThan(2);
    expect(plain).toEqual(search(chapters, "lâche").map((hit) => hit.text));
    expect(fold("Größe Œuf Élu")).toBe("grosse oeuf elu");
  });

  it("marks what it was for, and nothing else", () => {
    const found = cut("Trois potions, pas de poisson.", "pôtion").filter((part) => part.found);
    expect(found.map((part) => part.text)).toEqual(["potions"]);
    expect(cut("Trois potions", "").map((part) => part.text)).toEqual(["Trois potions"]);
  });
});

describe("the book", () => {
  let book: Record<string, unknown> | null = null;
  beforeAll(() => speak("en", false));
  afterEach(() => {
    if (book) void unmount(book);
    document.body.innerHTML = "";
  });

  async function opened(at = "", onAt = (): void => undefined): Promise<HTMLInputElement> {
    Element.prototype.scrollIntoView ??= () => undefined;
    book = mount(RuleBook, { target: document.body, props: { game: "card-game", at, onAt } });
    await vi.waitFor(() => expect(document.querySelector("article h2")).not.toBeNull());
    return document.querySelector<HTMLInputElement>("input[type=search]")!;
  }

  function type(field: HTMLInputElement, text: string): string {
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    return document.querySelector(".page")?.textContent ?? "";
  }

  it("answers a search, says when there is nothing, and has everything again without one", async () => {
    const field = await opened();
    expect(type(field, "overtake xyzzy")).toContain("Nothing in the rules speaks of “overtake xyzzy”");
    const found = type(field, "heart-knock-out");
    expect(found).toContain("A brave play knocks out");
    expect(found).not.toContain("Set-up");
    expect(type(field, "")).toContain("Set-up");
  });

  it("goes to the rule that is asked for, and tells where one goes", async () => {
    const onAt = vi.fn();
    await opened("cg-cancel", onAt);
    await vi.waitFor(() => expect(document.querySelector(".wanted")?.id).toBe("rule-cg-cancel"));
    document.querySelector<HTMLElement>("nav a[href$=heart]")?.click();
    expect(onAt).toHaveBeenCalledWith("heart");
  });

  it("says that a rule is not there", async () => {
    await opened("cg-dance");
    expect(document.body.textContent).toContain("There is no rule “cg-dance”");
  });
});
