// The host of this page.

import type { Host } from "./host";
import { inside } from "./inside.svelte";
import { server } from "./server";

export const host: Host = import.meta.env.SITE ? inside : server;
