import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { residentMegabytes, rounded } from "./process-figures.ts";

/**
 * How long `npm start` takes to be ready in a fresh clone and again after it, and what the product takes at rest.
 * With `--installed` it starts from this checkout as it is, without a clone.
 */
const { values } = parseArgs({ options: { installed: { type: "boolean", default: false } } });
/** The threads that read documents end after a minute without one; V8 collects what the start left one to three minutes after it. */
const REST_MS = 240_000;
const ALL_READ = /Demo documents read: (\d+) of \1\b/;
const folder = await mkdtemp(join(tmpdir(), "metatron-start-"));
const checkout = values.installed ? process.cwd() : join(folder, "clone");
if (!values.installed)
  await finished(spawn("git", ["clone", "--quiet", ".", checkout], { stdio: "inherit" }));

const first = await startAndStop("first");
const second = await startAndStop("second");
process.stdout.write(`${JSON.stringify({ from: values.installed ? "checkout" : "clone", first, second })}\n`);
await rm(folder, { recursive: true, force: true });

async function startAndStop(which: "first" | "second") {
  const started = performance.now();
  const child = spawn("npm", ["start"], {
    cwd: checkout,
    env: { ...process.env, PORT: "0", DATA_DIR: join(folder, "data") },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  const said = (words: RegExp) =>
    new Promise<number>((resolve, reject) => {
      child.stdout.on("data", (chunk: Buffer) => {
        if (words.test(chunk.toString())) resolve((performance.now() - started) / 1000);
      });
      child.once("exit", () => reject(new Error(`it ended before it said ${words}`)));
    });
  const isRead = which === "first" ? said(ALL_READ) : undefined;
  const seconds = await said(/Ready:/);
  // Reading the demo documents is the first start's work; a second one that had to finish it would not be at rest.
  await isRead;
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  const megabytes = await memoryOfGroup(child);
  const ended = finished(child);
  process.kill(-(child.pid ?? 0), "SIGINT");
  await ended;
  return { secondsToReady: rounded(seconds), megabytesAtRest: megabytes };
}

/** npm, its shell, the start script and the server: all that `npm start` holds. */
async function memoryOfGroup(child: ChildProcess) {
  const ps = spawn("ps", ["-o", "pid=,args=", "-g", String(child.pid)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let lines = "";
  ps.stdout.on("data", (chunk: Buffer) => {
    lines += chunk.toString();
  });
  await finished(ps);
  const processes = lines
    .trim()
    .split("\n")
    .map((line) => line.trim());
  const sizes = processes.map((line) => ({
    isServer: line.includes("main.ts"),
    size: residentMegabytes(Number.parseInt(line, 10)),
  }));
  const sum = (list: typeof sizes) =>
    rounded(
      list.reduce((total, { size }) => total + size, 0),
      0,
    );
  return { server: sum(sizes.filter(({ isServer }) => isServer)), withNpm: sum(sizes) };
}

function finished(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => child.once("exit", () => resolve()));
}
