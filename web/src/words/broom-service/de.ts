import game from "../../../../src/broomstick/words/de/broom-service.ftl?raw";
import page from "../../../../src/broomstick/words/de/page-broom-service.ftl?raw";

export default [game, page];
