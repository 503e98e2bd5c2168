import { spawnSync } from "node:child_process";
import { ensureInstalled, root, workspaceEnvironment } from "./install.mjs";

const say = (line) => process.stdout.write(`${line}\n`);
const checks = [
  ["format and lint", "biome", ["check", "--error-on-warnings", "."]],
  ["types: contract", "tsc", ["-p", "packages/contract"]],
  ["types: turn", "tsc", ["-p", "packages/turn"]],
  ["types: server", "tsc", ["-p", "apps/server"]],
  ["types: web", "tsc", ["-p", "apps/web"]],
  ["types: service worker", "tsc", ["-p", "apps/web/tsconfig.worker.json"]],
  ["types: scripts, journeys, benches", "tsc", ["-p", "tsconfig.json"]],
  [
    "import directions",
    "depcruise",
    ["--config", ".dependency-cruiser.mjs", "apps", "packages", "e2e", "bench"],
  ],
  ["unused code", "knip", ["--no-progress"]],
  ["regular expressions", "node", ["scripts/check-regex.ts"]],
  ["configuration table in the README", "node", ["scripts/config-table.ts", "--check"]],
];

ensureInstalled(say);
const failed = checks.filter(([title, command, args]) => !passes(title, command, args));
say(failed.length === 0 ? "check: clean" : `check: ${failed.map(([title]) => title).join(", ")} failed`);
process.exit(failed.length === 0 ? 0 : 1);

function passes(title, command, args) {
  const started = Date.now();
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    env: workspaceEnvironment(),
    shell: process.platform === "win32",
  });
  say(`${status === 0 ? "ok  " : "FAIL"} ${title} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return status === 0;
}
