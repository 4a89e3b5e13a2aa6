import game from "../../../../src/broomstick/words/en/witchs-brew.ftl?raw";
import page from "../../../../src/broomstick/words/en/page-witchs-brew.ftl?raw";

export default [game, page];
