import { spawnSync } from "node:child_process";
import { ensureInstalled, pinnedNode, root, toolCommand, workspaceEnvironment } from "./install.mjs";

const say = (line) => process.stdout.write(`${line}\n`);
ensureInstalled(say);
const checks = [
  ["format and lint", toolCommand("@biomejs/biome", ["check", "--error-on-warnings", "."], "biome")],
  ["types: contract", toolCommand("typescript", ["-p", "packages/contract"], "tsc")],
  ["types: text", toolCommand("typescript", ["-p", "packages/text"], "tsc")],
  ["types: turn", toolCommand("typescript", ["-p", "packages/turn"], "tsc")],
  ["types: server", toolCommand("typescript", ["-p", "apps/server"], "tsc")],
  ["types: web", toolCommand("typescript", ["-p", "apps/web"], "tsc")],
  ["types: service worker", toolCommand("typescript", ["-p", "apps/web/tsconfig.worker.json"], "tsc")],
  ["types: scripts, journeys, benches", toolCommand("typescript", ["-p", "tsconfig.json"], "tsc")],
  [
    "import directions",
    toolCommand(
      "dependency-cruiser",
      ["--config", ".dependency-cruiser.mjs", "apps", "packages", "e2e", "bench"],
      "depcruise",
    ),
  ],
  ["unused code", toolCommand("knip", ["--no-progress"])],
  ["regular expressions", [pinnedNode, ["scripts/check-regex.ts"]]],
  ["configuration tables", [pinnedNode, ["scripts/config-table.ts", "--check"]]],
];

const failed = checks.filter(([title, command]) => !passes(title, command));
say(failed.length === 0 ? "check: clean" : `check: ${failed.map(([title]) => title).join(", ")} failed`);
process.exit(failed.length === 0 ? 0 : 1);

function passes(title, [command, args]) {
  const started = Date.now();
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    env: workspaceEnvironment(),
  });
  say(`${status === 0 ? "ok  " : "FAIL"} ${title} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return status === 0;
}
