import { Worker } from "node:worker_threads";
import { ParseError } from "./parse-error.ts";
import type { ParsedDocument, ParseProgress } from "./parsed-document.ts";
import type { ReadOrder, ThreadReport } from "./thread-messages.ts";

export interface ParseTask extends ReadOrder {
  onProgress?: (progress: ParseProgress) => void;
  /** Called before each page or image that goes through OCR. */
  onOcr?: (() => void) | undefined;
  /** The person whose document it is. */
  owner?: string | undefined;
  signal?: AbortSignal;
}

const YOUNG_GENERATION_MB = 64;

/**
 * One thread that reads one document at a time. It is terminated after a timeout, a full heap or an abort.
 */
export class ParserThread {
  readonly memoryMb: number;
  readonly #worker: Worker;
  #isAlive = true;

  constructor(memoryMb: number) {
    this.memoryMb = memoryMb;
    this.#worker = new Worker(new URL("./read-in-thread.ts", import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
      // Keeps the output of third-party parsers out of our log.
      stdout: true,
      stderr: true,
      execArgv: ["--disable-warning=ExperimentalWarning"],
    });
    this.#worker.stdout.resume();
    this.#worker.stderr.resume();
    this.#worker.on("exit", () => {
      this.#isAlive = false;
    });
    // Between documents there is no other listener, and an unhandled "error" event ends the process.
    this.#worker.on("error", () => {
      this.#isAlive = false;
    });
    this.#worker.unref();
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  read({ path, name, type, limits, onProgress, onOcr, signal }: ParseTask): Promise<ParsedDocument> {
    const worker = this.#worker;
    const { promise, resolve, reject } = Promise.withResolvers<ParsedDocument>();
    let deadline = Date.now() + limits.timeoutMs;
    let timer = setTimeout(handleTimeout, limits.timeoutMs);
    const end = () => this.end();

    function handleTimeout() {
      const left = deadline - Date.now();
      if (left > 0) {
        timer = setTimeout(handleTimeout, left);
        return;
      }
      reject(new ParseError("took_too_long", "Reading took longer than allowed."));
      void end();
    }
    function handleReport(report: ThreadReport) {
      switch (report.kind) {
        case "progress":
          return onProgress?.(report.progress);
        case "ocr":
          deadline += limits.ocrPageTimeoutMs;
          return onOcr?.();
        case "done":
          return resolve(report.document);
        case "failed":
          return reject(new ParseError(report.reason, report.message));
      }
    }
    function handleAbort() {
      reject(signal?.reason);
      void end();
    }
    const handleError = (error: unknown) => reject(asParseError(error));
    // Closed during shutdown: the document is not at fault and is read again after a restart.
    const handleExit = () => reject(new Error("The parser thread was closed."));

    worker.on("message", handleReport);
    worker.on("error", handleError);
    worker.on("exit", handleExit);
    signal?.addEventListener("abort", handleAbort, { once: true });
    worker.ref();
    worker.postMessage({ path, name, limits, ...(type === undefined ? {} : { type }) } satisfies ReadOrder);

    return promise.finally(() => {
      clearTimeout(timer);
      worker.off("message", handleReport);
      worker.off("error", handleError);
      worker.off("exit", handleExit);
      signal?.removeEventListener("abort", handleAbort);
      worker.unref();
    });
  }

  async end(): Promise<void> {
    this.#isAlive = false;
    await this.#worker.terminate();
  }
}

function asParseError(error: unknown): ParseError {
  if (error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY")
    return new ParseError("out_of_memory", "Reading took more memory than allowed.", { cause: error });
  return new ParseError("internal", "The parser thread failed.", { cause: error });
}
