// Runs on whatever Node the machine has, before anything is installed: built-in modules only.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export const root = new URL("..", import.meta.url).pathname;
export const pinnedNode = join(root, "node_modules/node/bin/node");
const stampFile = join(root, "node_modules/.installed");

/** Installs the locked packages when they are missing or the lock file has changed since. */
export function ensureInstalled(say) {
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  const isCurrent =
    existsSync(pinnedNode) && existsSync(stampFile) && readFileSync(stampFile, "utf8") === lock;
  if (isCurrent) return;
  say("Installing packages (once; a minute or two)…");
  // Not `npm ci`: it refuses a lock file without every platform's optional binaries, which not every registry has.
  const done = spawnSync("npm", ["install", "--no-save", "--loglevel=error", "--no-audit", "--no-fund"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  if (done.status !== 0 || !existsSync(pinnedNode)) {
    say(
      "The packages could not be installed. Check the network and the npm registry settings, then try again.",
    );
    process.exit(1);
  }
  writeFileSync(stampFile, lock);
}

/** npm scripts and child processes see the pinned Node and the workspace's tools first. */
export function workspaceEnvironment(extra = {}) {
  const separator = process.platform === "win32" ? ";" : ":";
  return {
    ...process.env,
    PATH: [join(root, "node_modules/.bin"), process.env.PATH].join(separator),
    // Hundreds of files are read at each start: what was compiled once is taken as it is.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, "node_modules/.cache/compiled"),
    ...extra,
  };
}
