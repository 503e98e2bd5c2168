import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
/** A hang guard: the first start makes a database, which takes minutes on a busy machine. */
const WITHIN_MS = 300_000;
let parent: string;
let checkout: string;
const started: ChildProcess[] = [];

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), "metatron start ñ "));
  checkout = copyCheckout(join(parent, "aerolínea de prueba"));
});
afterEach(() => {
  // Whatever a failed test left running would hold the output that this process waits for.
  for (const { pid } of started.splice(0)) endGroup(pid);
});
afterAll(() => rm(parent, { recursive: true, force: true }));

// SIGTERM first: a process that ends by itself leaves its compiled code to the next ones, a killed one does not.
it.each(["SIGTERM", "SIGKILL", "SIGHUP"] as const)(
  "starts in a folder with spaces and accents, and ends when npm gets %s",
  async (signal) => {
    const npm = startProduct();
    const url = await readyAt(npm);
    expect(await answers(url)).toBe(true);
    npm.kill(signal);
    // The next of these cases starts in the same data directory, which it could not if it stayed locked.
    await expect.poll(() => answers(url)).toBe(false);
  },
  WITHIN_MS,
);

/** The working files with the installed packages and the built web app, as a clone after its first start. */
function copyCheckout(to: string): string {
  const isCopied = (path: string) => !/[/\\](node_modules|\.git|data|coverage)$/.test(path);
  for (const name of [
    "apps",
    "packages",
    "scripts",
    "package.json",
    "package-lock.json",
    "tsconfig.base.json",
  ])
    cpSync(join(root, name), join(to, name), { recursive: true, filter: isCopied });
  mkdirSync(join(to, "node_modules/@metatron"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules")))
    if (name !== "@metatron") symlinkSync(join(root, "node_modules", name), join(to, "node_modules", name));
  for (const name of readdirSync(join(root, "packages")))
    symlinkSync(join("../../packages", name), join(to, "node_modules/@metatron", name));
  return to;
}

function startProduct(): ChildProcess {
  const npm = spawn("npm", ["start"], {
    cwd: checkout,
    env: {
      ...process.env,
      PORT: "0",
      DATA_DIR: join(parent, "datos"),
      DEMO_KNOWLEDGE: "off",
      OLLAMA_BASE_URL: "off",
    },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  started.push(npm);
  return npm;
}

function endGroup(pid: number | undefined) {
  try {
    if (pid) process.kill(-pid, "SIGKILL");
  } catch {
    // The whole group has ended.
  }
}

async function readyAt(npm: ChildProcess): Promise<string> {
  if (!npm.stdout) throw new Error("npm has no output");
  let printed = "";
  for await (const line of createInterface({ input: npm.stdout })) {
    printed += `${line}\n`;
    const address = /Ready: (\S+)/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error(`it ended before it was ready:\n${printed}`);
}

function answers(url: string): Promise<boolean> {
  return fetch(`${url}/api/status`).then(
    () => true,
    () => false,
  );
}
