import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensureInstalled, pinnedNode, root, workspaceEnvironment } from "./install.mjs";

// Vite serves the pages with hot reload and passes the API on; the server starts anew when its files change.
ensureInstalled((line) => process.stdout.write(`  ${line}\n`));
const port = Number(process.env.PORT ?? 3000);
const apiPort = port + 1;

const children = [
  run("apps/server/src/main.ts", ["--watch"], [], {
    PORT: String(apiPort),
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
    LOG_LEVEL: process.env.LOG_LEVEL ?? "warn",
  }),
  run(
    "node_modules/vite/bin/vite.js",
    [],
    ["--port", String(port), "--strictPort"],
    { PORT: String(apiPort) },
    "apps/web",
  ),
];
for (const child of children) {
  // One without the other is of no use.
  child.on("exit", (code) => {
    for (const each of children) each.kill("SIGTERM");
    process.exitCode = code ?? 1;
  });
}
process.on("SIGINT", () => undefined);

function run(script, nodeArgs, args, env, cwd = ".") {
  return spawn(pinnedNode, [...nodeArgs, join(root, script), ...args], {
    cwd: join(root, cwd),
    stdio: "inherit",
    env: workspaceEnvironment(env),
  });
}
