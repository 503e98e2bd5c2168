import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pinnedNode, root, workspaceEnvironment } from "./install.mjs";

const inputs = [
  "apps/web",
  "packages/contract/src",
  "packages/text/src",
  "packages/turn/src",
  "package-lock.json",
];
const output = join(root, "apps/web/dist");
const stampFile = join(output, ".built-from");

/** Builds the web app when its sources have changed since the last build. */
export function ensureBuilt(say) {
  const fingerprint = fingerprintOf(inputs);
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === fingerprint) return;
  say("Building the web app…");
  compileServer();
  const done = spawnSync(
    pinnedNode,
    [join(root, "node_modules/vite/bin/vite.js"), "build", "--logLevel", "error"],
    {
      cwd: join(root, "apps/web"),
      stdio: ["ignore", "ignore", "inherit"],
      env: workspaceEnvironment(),
    },
  );
  if (done.status !== 0) {
    say("The web app could not be built; the messages above say why.");
    process.exit(1);
  }
  writeFileSync(stampFile, fingerprint);
}

/**
 * Compiles the modules of the server for its first start, meanwhile: it would otherwise load the compiler of TypeScript, which stays in
 * its memory. It may fail: the server then compiles them itself.
 */
function compileServer() {
  const compiling = spawn(pinnedNode, [join(root, "scripts/compile-server.mjs")], {
    cwd: root,
    stdio: "ignore",
    env: workspaceEnvironment(),
  });
  compiling.on("error", () => undefined);
  compiling.unref();
}

function fingerprintOf(paths) {
  const hash = createHash("sha256");
  for (const path of paths) addTo(hash, path);
  return hash.digest("hex");
}

function addTo(hash, path) {
  const full = join(root, path);
  if (!statSync(full).isDirectory()) {
    hash.update(path).update(readFileSync(full));
    return;
  }
  for (const name of readdirSync(full).sort()) {
    const isOutput = name === "dist" || name === "node_modules" || name.includes(".test.");
    if (!isOutput) addTo(hash, join(path, name));
  }
}
