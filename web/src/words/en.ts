import game from "../../../src/broomstick/words/en/card-game.ftl?raw";
import heart from "../../../src/broomstick/words/en/heart.ftl?raw";
import page from "../../../src/broomstick/words/en/page.ftl?raw";

export default [heart, game, page];
