import { describe, expect, it } from "vitest";
import box from "../games/card-game/box.json";
import { Words } from "./bundle";
import cases from "./cases.json";
import de from "./de";
import en from "./en";
import fr from "./fr";
import { Speech } from "./speech";

const SPOKEN = { en: new Words("en", en), fr: new Words("fr", fr), de: new Words("de", de) };

describe.each(["en", "fr", "de"] as const)("in %s", (language) => {
  it.each(cases.map((game) => [game.names.length, game] as const))("%i players: says what Python says", (_, game) => {
    const speech = new Speech(SPOKEN[language], box, game);
    expect(game.entries.map((entry) => speech.entry(entry))).toEqual(game.entries.map((entry) => entry.said[language]));
    const { actions } = game;
    expect(actions.map(({ text }) => speech.action(text))).toEqual(actions.map(({ typed }) => typed[language]));
    expect(actions.map(({ text }) => speech.action(text, ".sentence"))).toEqual(actions.map(({ said }) => said[language]));
    expect(actions.map(({ brings }) => speech.brings(brings))).toEqual(actions.map(({ gain }) => gain[language]));
  });

  it("says a refusal in its own words, and an unknown one as the server does", () => {
    const speech = new Speech(SPOKEN[language], box, { names: ["Ada"], reader: 0, you: true });
    const facts = { role: "fire", choices: ["lead sun brave", "lead fog cowardly"] };
    const said = speech.refusal("not-held", facts, "english");
    expect(said).toContain(speech.action("lead sun brave"));
    expect(said).not.toContain("lead sun brave".repeat(language === "en" ? 2 : 1));
    expect(speech.refusal("no-such-code", {}, "As the server says.")).toBe("As the server says.");
  });
});
