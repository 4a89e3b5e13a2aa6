import { describe, expect, it } from "vitest";
import card from "../games/card-game/table";
import { Ground } from "../games/broom-service/map";
import broom from "../games/broom-service/table";
import brew from "../games/witchs-brew/table";
import back from "../sample/maps/back.json";
import front from "../sample/maps/front.json";
import cases from "./cases.json";
import { gameWords } from "./files";
import { Speech, type Box, type Cast, type Gain, type Places } from "./speech";

const GAMES: Record<string, { box: Box; places?: Places }> = {
  "card-game": { box: card.box },
  "witchs-brew": { box: brew.box },
  "broom-service": { box: broom.box, places: new Ground(front) },
  "broom-service back": { box: broom.box, places: new Ground(back) },
};

async function speaks(game: string, language: string, cast: Cast): Promise<Speech> {
  const found = GAMES[game];
  if (!found) throw new Error(`no words of ${game} here`);
  return new Speech(await gameWords(game.split(" ")[0] ?? "", language), found.box, cast, found.places);
}

describe.each(["en", "fr", "de"] as const)("in %s", (language) => {
  it.each(cases.map((game) => [[game.game, ...("board" in game ? [game.board] : [])].join(" "), game.names.length, game] as const))(
    "%s, %i players: says what Python says",
    async (name, _, game) => {
      const speech = await speaks(name, language, game);
      expect(game.entries.map((entry) => speech.entry(entry))).toEqual(game.entries.map((entry) => entry.said[language]));
      const { actions } = game;
      expect(actions.map(({ text }) => speech.action(text))).toEqual(actions.map(({ typed }) => typed[language]));
      expect(actions.map(({ text }) => speech.action(text, ".sentence"))).toEqual(actions.map(({ said }) => said[language]));
      expect(actions.map(({ brings }) => speech.brings(brings as Gain))).toEqual(actions.map(({ gain }) => gain[language]));
    },
  );

  it("says a refusal in its own words, and an unknown one as the server does", async () => {
    const speech = await speaks("card-game", language, { names: ["Ada"], reader: 0, you: true });
    const facts = { role: "fire", choices: ["lead sun brave", "lead fog cowardly"] };
    const said = speech.refusal("not-held", facts, "english");
    expect(said).toContain(speech.action("lead sun brave"));
    expect(said).not.toContain("lead sun brave".repeat(language === "en" ? 2 : 1));
    expect(speech.refusal("no-such-code", {}, "As the server says.")).toBe("As the server says.");
  });

  it("calls places as the map does, in refusals and in what is owed", async () => {
    const speech = await speaks("broom-service", language, { names: ["Ada", "Bram"], reader: 0, you: true });
    const hill = { en: "Crow Hill", fr: "Colline aux Corbeaux", de: "Krähenhügel" }[language];
    expect(speech.word("area", "crow-hill", "long")).toBe(hill);
    expect(speech.refusal("not-adjacent", { area: "crow-hill", from: "owl-wood" }, "")).toContain(hill);
    expect(speech.step("tile 0 frost-peak may")).toContain({ en: "Frost Peak", fr: "Pic du Givre", de: "Frostspitze" }[language]);
    expect(speech.step("end-turn")).toBe("");
  });

  it("says a refusal of Witch's Brew with its own words", async () => {
    const speech = await speaks("witchs-brew", language, { names: ["Ada"], reader: 0, you: true });
    expect(speech.refusal("cannot-pay", { potion: "iron" }, "english")).toBe(
      {
        en: "You do not have the ingredients for the iron cauldron.",
        fr: "Vous n’avez pas les ingrédients pour le chaudron de fer.",
        de: "Dir fehlen Zutaten für den Eisenkessel.",
      }[language],
    );
    expect(speech.refusal("role-barred", { roles: ["witch", "druid"] }, "")).toContain(speech.word("role", "druid", "the"));
  });
});
