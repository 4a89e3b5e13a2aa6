import game from "../../../../src/broomstick/words/de/witchs-brew.ftl?raw";
import page from "../../../../src/broomstick/words/de/page-witchs-brew.ftl?raw";

export default [game, page];
