import game from "../../../../src/broomstick/words/en/broom-service.ftl?raw";
import page from "../../../../src/broomstick/words/en/page-broom-service.ftl?raw";

export default [game, page];
