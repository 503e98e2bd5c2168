import { spawnSync } from "node:child_process";

const USAGE = "npm run fuzz -- <requests> [<seed>]\n";

const [runs = "10000", seed] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(runs) || (seed !== undefined && !/^\d+$/.test(seed))) {
  process.stderr.write(USAGE);
  process.exit(2);
}

/** The fuzzing of `npm test` with as many requests as are asked for; a seed repeats an earlier run. */
const { status } = spawnSync("vitest", ["run", "--project", "api-embedded", "fuzz"], {
  stdio: "inherit",
  env: { ...process.env, FUZZ_RUNS: runs, ...(seed ? { FUZZ_SEED: seed } : {}) },
  shell: process.platform === "win32",
});
process.exit(status ?? 1);
