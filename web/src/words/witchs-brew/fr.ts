import game from "../../../../src/broomstick/words/fr/witchs-brew.ftl?raw";
import page from "../../../../src/broomstick/words/fr/page-witchs-brew.ftl?raw";

export default [game, page];
