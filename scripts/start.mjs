import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled, pinnedNode, root, workspaceEnvironment } from "./install.mjs";

const say = (line) => process.stdout.write(`  ${line}\n`);

process.stdout.write("\nMetatron\n");
ensureInstalled(say);
ensureBuilt(say);

const port = portArgument(process.argv.slice(2));
// At rest most memory is room that was only needed at the start: fewer arenas give it back. V8 gives back its young generation
// by itself; a smaller one would cost every burst of questions processor time (decision 101).
const server = spawn(pinnedNode, [join(root, "apps/server/src/main.ts")], {
  cwd: root,
  // The server closes when this channel does. Otherwise a killed `npm start` would leave it running with the data
  // directory locked.
  stdio: ["inherit", "inherit", "inherit", "ipc"],
  // A person watches this terminal: progress and problems, not a line per request.
  env: workspaceEnvironment({
    LOG_LEVEL: process.env.LOG_LEVEL ?? "warn",
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? "2",
    // Fixed thresholds: left alone, they grow with the largest document, and freed memory stays with the process.
    MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? "131072",
    MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_ ?? "131072",
    ...(port ? { PORT: port } : {}),
  }),
});

// Ctrl-C reaches the server too, as part of the same group; this process waits for its clean end.
process.on("SIGINT", () => undefined);
process.on("SIGTERM", closeServer);
process.on("SIGHUP", closeServer);
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
if (process.env.npm_lifecycle_event) closeWithParent();

function closeServer() {
  if (server.connected) server.disconnect();
}

/** Nothing announces that npm was killed, but this process or the shell between them gets another parent. */
function closeWithParent() {
  const ancestors = ancestorsNow();
  const watching = setInterval(() => {
    if (ancestorsNow() === ancestors) return;
    clearInterval(watching);
    closeServer();
  }, 500);
  watching.unref();
}

function ancestorsNow() {
  const parent = process.ppid;
  try {
    // "pid (command) state ppid …": the command may hold spaces and brackets.
    const fields = readFileSync(`/proc/${parent}/stat`, "utf8").split(") ").at(-1)?.split(" ");
    return `${parent} ${fields?.[1]}`;
  } catch {
    // Without /proc the shell has been replaced by this process, so that the parent is npm itself.
    return `${parent}`;
  }
}

function portArgument(args) {
  const at = args.findIndex((arg) => arg === "--port" || arg.startsWith("--port="));
  if (at < 0) return undefined;
  return args[at].includes("=") ? args[at].split("=")[1] : args[at + 1];
}
