import { expect, test } from "vitest";
import { outdated, sourceOf, stays } from "./plan";

const SCOPE = "https://host.example/games/broomstick/";
const get = (path: string, mode = "no-cors") => sourceOf({ method: "GET", mode, url: SCOPE + path }, SCOPE);

test("the page comes for its own folder and nothing else", () => {
  expect(get("", "navigate")).toBe("page");
  expect(get("index.html", "navigate")).toBe("page");
  expect(get("?source=installed", "navigate")).toBe("page");
  expect(get("docs/play.html", "navigate")).toBe("net");
});

test("tables on a server are never kept", () => {
  expect(get("api/games")).toBe("net");
  expect(get("api/tables/x/moments?as=public")).toBe("net");
  expect(sourceOf({ method: "POST", mode: "cors", url: `${SCOPE}assets/x.js` }, SCOPE)).toBe("net");
  expect(sourceOf({ method: "GET", mode: "cors", url: "https://elsewhere.example/x.js" }, SCOPE)).toBe("net");
});

test("a file is kept for ever where its name tells its content", () => {
  expect(get("assets/index-abc.js")).toBe("file");
  expect(stays("assets/index-abc.js")).toBe(true);
  expect(stays("python/python-314.0.7/python_stdlib.zip")).toBe(true);
  expect(stays("manifest.webmanifest")).toBe(false);
  expect(stays("./")).toBe(false);
});

test("the build before stays, those before it go, and what is not ours is not touched", () => {
  expect(outdated(["broomstick-1", "other", "broomstick-2", "broomstick-3"], "broomstick-3")).toEqual(["broomstick-1"]);
  expect(outdated(["broomstick-3"], "broomstick-3")).toEqual([]);
});
