import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled, pinnedNode, root, workspaceEnvironment } from "./install.mjs";

const say = (line) => process.stdout.write(`  ${line}\n`);

process.stdout.write("\nMetatron\n");
ensureInstalled(say);
ensureBuilt(say);

const port = portArgument(process.argv.slice(2));
// At rest most memory is room that was only needed at the start: smaller young generations and fewer arenas give it back.
const server = spawn(pinnedNode, ["--max-semi-space-size=4", join(root, "apps/server/src/main.ts")], {
  cwd: root,
  stdio: "inherit",
  // A person watches this terminal: progress and problems, not a line per request.
  env: workspaceEnvironment({
    LOG_LEVEL: process.env.LOG_LEVEL ?? "warn",
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? "2",
    ...(port ? { PORT: port } : {}),
  }),
});

// Ctrl-C reaches the server too, as part of the same group; this process waits for its clean end.
process.on("SIGINT", () => undefined);
process.on("SIGTERM", () => server.kill("SIGTERM"));
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

function portArgument(args) {
  const at = args.findIndex((arg) => arg === "--port" || arg.startsWith("--port="));
  if (at < 0) return undefined;
  return args[at].includes("=") ? args[at].split("=")[1] : args[at + 1];
}
