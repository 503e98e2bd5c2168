import { readlinkSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { setPriority } from "node:os";
import { basename } from "node:path";
import { parentPort } from "node:worker_threads";
import { ParseError } from "./parse-error.ts";
import { readDocument } from "./read-document.ts";
import type { ReadOrder, ThreadReport } from "./thread-messages.ts";

// Interval between progress reports; a fast document would flood the main thread.
const PROGRESS_EVERY_MS = 100;

// About a third of the API's CPU share under full load: behind the API, but not starved.
const NICE = 5;

lowerPriority();
parentPort?.on("message", async (order: ReadOrder) => {
  parentPort?.postMessage(await run(order));
});

/**
 * Lowers the priority of this thread, so that the API responds first when all cores are busy. On Linux,
 * priorities are per thread.
 */
function lowerPriority(): void {
  try {
    setPriority(Number(basename(readlinkSync("/proc/thread-self"))), NICE);
  } catch {
    // Other systems have no priority per thread.
  }
}

async function run({ path, name, type, limits }: ReadOrder): Promise<ThreadReport> {
  let reportedAt = 0;
  try {
    const bytes = await readFile(path);
    const document = await readDocument({
      bytes,
      name,
      type,
      limits,
      onProgress: (progress) => {
        if (Date.now() - reportedAt < PROGRESS_EVERY_MS && progress.pagesDone !== progress.pages) return;
        reportedAt = Date.now();
        report({ kind: "progress", progress });
      },
      onOcr: () => report({ kind: "ocr" }),
    });
    return { kind: "done", document };
  } catch (error) {
    if (error instanceof ParseError) return { kind: "failed", reason: error.reason, message: error.message };
    // Third-party parsers throw arbitrary errors for a broken file, so the file is reported as malformed.
    const message = error instanceof Error ? `${error.name}: ${error.message}` : "unknown";
    return { kind: "failed", reason: isMissing(error) ? "missing_upload" : "malformed", message };
  }
}

function report(message: ThreadReport): void {
  parentPort?.postMessage(message);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
