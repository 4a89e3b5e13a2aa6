import game from "../../../src/broomstick/words/de/card-game.ftl?raw";
import heart from "../../../src/broomstick/words/de/heart.ftl?raw";
import page from "../../../src/broomstick/words/de/page.ftl?raw";

export default [heart, game, page];
