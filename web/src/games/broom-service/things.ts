// Drawings of this game alone: their names begin with "x-".

import { lay } from "../../look/drawings";
import things from "./things.svg?raw";

lay(things, "x-");
