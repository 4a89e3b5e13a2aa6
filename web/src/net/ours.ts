// The host of this page.

import { SITE, type Host } from "./host";
import { inside } from "./inside.svelte";
import { server } from "./server";

export const host: Host = SITE ? inside : server;
