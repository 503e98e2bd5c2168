// Runs on whatever Node the machine has, before anything is installed: built-in modules only.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

// Not `URL.pathname`, which keeps spaces and accents percent-encoded and begins with a slash on Windows.
export const root = fileURLToPath(new URL("..", import.meta.url));
export const pinnedNode = join(
  root,
  "node_modules/node/bin",
  process.platform === "win32" ? "node.exe" : "node",
);
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
  // npm is a batch file on Windows, which only a shell can run; none of its arguments holds a space.
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

/**
 * The pinned Node with the script of a package's command, to be spawned without a shell: on Windows the commands in
 * `node_modules/.bin` need a shell, and a shell splits arguments at the spaces in a path.
 */
export function toolCommand(packageName, args, command = packageName) {
  const folder = join(root, "node_modules", packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return [pinnedNode, [join(folder, bin[command]), ...args]];
}

/** npm scripts and child processes see the pinned Node and the workspace's tools first. */
export function workspaceEnvironment(extra = {}) {
  // On Windows the variable is called `Path`, and a second one in capitals may be ignored.
  const path = Object.keys(process.env).find((name) => name.toUpperCase() === "PATH") ?? "PATH";
  return {
    ...process.env,
    [path]: [join(root, "node_modules/.bin"), process.env[path]].join(delimiter),
    // Hundreds of files are read at each start: what was compiled once is taken as it is.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, "node_modules/.cache/compiled"),
    ...extra,
  };
}
