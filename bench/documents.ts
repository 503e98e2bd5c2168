import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { startEntraProvider } from "../apps/server/test/entra-provider.ts";
import { spawnServer } from "../apps/server/test/spawn-server.ts";
import { complaintsOf, type ListedFile, type Outcome } from "./documents-expectation.ts";
import { makeManual } from "./documents-made.ts";
import { residentMegabytes, rounded } from "./process-figures.ts";

/**
 * Every file of a folder with a manifest.json through the running product: uploaded, read, indexed, its text asked for.
 * Prints a line for each file, then a 200-page PDF, then the server's memory and event-loop delay during the run.
 */
const folder = resolve(process.argv[2] ?? "");
const MANUAL_PAGES = 200;
const READ_WITHIN_MS = 300_000;
const LOOK_EVERY_MS = 50;

const listed: ListedFile[] = JSON.parse(await readFile(join(folder, "manifest.json"), "utf8"));
const dataDir = await mkdtemp(join(tmpdir(), "metatron-documents-"));
const watchFile = join(dataDir, "loop.json");
const identity = await startEntraProvider();
const server = await spawnServer({
  ...identity.environment,
  DATA_DIR: join(dataDir, "data"),
  LIMIT_REQUESTS_PER_MINUTE: "0",
  // The demo documents of a first start would be read before the ones that are measured.
  DEMO_KNOWLEDGE: "off",
  LOOP_WATCH_FILE: watchFile,
  NODE_OPTIONS: `--import=${fileURLToPath(new URL("./documents-loop-watch.ts", import.meta.url))}`,
});
const pid = server.process.pid ?? 0;
const token = await identity.newToken();
const atRest = residentMegabytes(pid);
let peak = atRest;
const watching = setInterval(() => {
  peak = Math.max(peak, residentMegabytes(pid));
}, 100);

try {
  // Signing in for the first time and compiling the code of an upload are not what is measured.
  await send("primera.txt", Buffer.from("La primera nota."));
  process.kill(pid, "SIGUSR2");
  let wrong = 0;
  let pagesRead = 0;
  let secondsReading = 0;
  for (const file of listed) {
    const result = await send(file.name, await readFile(join(folder, file.name)));
    const complaints = complaintsOf(file, result);
    wrong += complaints.length > 0 ? 1 : 0;
    pagesRead += result.pages ?? 0;
    secondsReading += result.pages ? result.seconds : 0;
    print({ file: file.name, ...shown(result), mustFind: file.must_find ?? [], complaints });
  }
  const manual = await send("manual-de-200-paginas.pdf", makeManual(MANUAL_PAGES));
  print({ made: `${MANUAL_PAGES} pages`, ...shown(manual), goalSeconds: 15 });
  const { blockedMs, lateMs } = JSON.parse(readFileSync(watchFile, "utf8"));
  print({
    files: listed.length,
    notAsExpected: wrong,
    pagesPerSecond: rounded(pagesRead / secondsReading),
    megabytes: { atRest: rounded(atRest, 0), peak: rounded(peak, 0) },
    eventLoopMs: { longestBlock: rounded(blockedMs), longestWithWaiting: rounded(lateMs), goal: 50 },
  });
  process.exitCode = wrong > 0 ? 1 : 0;
} finally {
  clearInterval(watching);
  await server.end("SIGTERM");
  await identity.close();
  await rm(dataDir, { recursive: true, force: true });
}

interface Sent extends Outcome {
  pages: number | null;
  seconds: number;
}

/** As a browser sends it to a conversation, until it is ready or failed. */
async function send(name: string, bytes: Buffer): Promise<Sent> {
  const started = performance.now();
  const conversation = randomUUID();
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(bytes)]), name);
  const upload = await call(`/conversation/${conversation}/files/upload`, { method: "POST", body: form });
  if (upload.status !== 202)
    return {
      status: "failed",
      reason: upload.body.code?.replace(/^file_/, ""),
      text: "",
      pages: null,
      seconds: since(started),
    };
  const deadline = Date.now() + READ_WITHIN_MS;
  while (Date.now() < deadline) {
    const { body } = await call(`/conversation/${conversation}/file/all/metadata`);
    const [file] = body.files;
    if (file?.status === "ready" || file?.status === "failed") {
      const seconds = since(started);
      const text = file.status === "ready" ? (await call(`/files/${file.id}/text`)).body.text : "";
      return { status: file.status, reason: file.reason, pages: file.pages, text, seconds };
    }
    await wait(LOOK_EVERY_MS);
  }
  throw new Error(`${name} was not read in time`);
}

async function call(path: string, init: RequestInit = {}) {
  const response = await fetch(`${server.url}/api${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: response.status, body: await response.json() };
}

function shown({ status, reason, pages, seconds, text }: Sent) {
  const speed = pages && status === "ready" ? { pagesPerSecond: rounded(pages / seconds) } : {};
  return {
    status,
    ...(reason ? { reason } : {}),
    pages,
    chars: text.length,
    seconds: rounded(seconds, 2),
    ...speed,
  };
}

function since(started: number): number {
  return (performance.now() - started) / 1000;
}

function print(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
