import game from "../../../src/broomstick/words/fr/card-game.ftl?raw";
import heart from "../../../src/broomstick/words/fr/heart.ftl?raw";
import page from "../../../src/broomstick/words/fr/page.ftl?raw";

export default [heart, game, page];
