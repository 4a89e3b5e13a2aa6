import game from "../../../../src/broomstick/words/fr/broom-service.ftl?raw";
import page from "../../../../src/broomstick/words/fr/page-broom-service.ftl?raw";

export default [game, page];
