import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/**
 * The embedded database opens once per test file, and V8 forgets its compiled code with the last module that
 * uses it. One that stays makes every later opening take the code as it is, optimised by the files before.
 */
const KEPT = Symbol.for("metatron.compiled-database");
const folder = dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite"));
globalThis[KEPT] ??= WebAssembly.compile(readFileSync(join(folder, "pglite.wasm")));
