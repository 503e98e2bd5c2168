import { readlinkSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { setPriority } from "node:os";
import { basename } from "node:path";
import { parentPort } from "node:worker_threads";
import { ParseError } from "./parse-error.ts";
import { readDocument } from "./read-document.ts";
import type { ReadOrder, ThreadReport } from "./thread-messages.ts";

// Between two reports of progress; a fast document would only flood the other side.
const PROGRESS_EVERY_MS = 100;

// A third of the API's share of a full processor: behind it, not starved by it.
const NICE = 5;

giveWay();
parentPort?.on("message", async (order: ReadOrder) => {
  parentPort?.postMessage(await run(order));
});

/** On Linux a thread has its own priority: with all processors reading, the API still answers first. */
function giveWay(): void {
  try {
    setPriority(Number(basename(readlinkSync("/proc/thread-self"))), NICE);
  } catch {
    // Elsewhere threads have no priority of their own.
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
    // Parsers of others throw anything on a broken file; the file is at fault, not the product.
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
