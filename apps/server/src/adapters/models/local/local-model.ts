import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { ModelError } from "../model-error.ts";
import type { FromLocalWorker, ToLocalWorker } from "./local-messages.ts";
import type { ModelFolder } from "./model-folder.ts";

export interface LocalModel {
  embed(texts: readonly string[], options: LocalCall): Promise<number[][]>;
  score(query: string, documents: readonly string[], options: LocalCall): Promise<number[]>;
  close(): Promise<void>;
}

export interface LocalCall {
  /** A person is waiting, so the call is processed before documents that are embedded in the background. */
  isUrgent?: boolean;
  signal?: AbortSignal | undefined;
}

/** A question waits for at most one portion of background documents. */
const TEXTS_PER_PORTION = 8;
/** The tokenizer of a multilingual model has some 250,000 entries. */
const HEAP_MB = 1024;
const LONGEST_REASON = 300;

/** A request to the thread, without the id that matches it to its answer. */
type Request =
  | { task: "embed"; texts: readonly string[] }
  | { task: "score"; query: string; texts: readonly string[] };
type Portion = {
  request: Request;
  signal: AbortSignal | undefined;
  resolve(answer: FromLocalWorker): void;
  reject(error: unknown): void;
};

/** Runs the model in its own thread, which starts with the first text and restarts after a failure. */
export function openLocalModel(folder: ModelFolder): LocalModel {
  const waiting = { urgent: [] as Portion[], background: [] as Portion[] };
  let worker: Worker | undefined;
  let running: Portion | undefined;
  let lastId = 0;
  let isClosed = false;

  function start(): Worker {
    const started = new Worker(new URL("./local-worker.ts", import.meta.url), {
      workerData: folder,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    // An idle model must not keep the process alive.
    started.unref();
    started.on("message", (answer: FromLocalWorker) => {
      if (answer.id === lastId) finish((portion) => portion.resolve(answer));
    });
    started.on("error", (error) => lose(started, error));
    started.on("exit", () => lose(started, new Error("The thread of the local model has ended.")));
    return started;
  }

  function lose(lost: Worker, error: unknown) {
    if (worker !== lost) return;
    worker = undefined;
    finish((portion) => portion.reject(failed(error)));
  }

  function finish(complete: (portion: Portion) => void) {
    const done = running;
    running = undefined;
    if (done) complete(done);
    next();
  }

  function next() {
    if (running) return;
    const portion = waiting.urgent.shift() ?? waiting.background.shift();
    if (!portion) {
      if (!isClosed) worker?.unref();
      return;
    }
    if (portion.signal?.aborted) {
      portion.reject(portion.signal.reason);
      return next();
    }
    running = portion;
    worker ??= start();
    worker.ref();
    lastId += 1;
    worker.postMessage({ ...portion.request, id: lastId } satisfies ToLocalWorker);
  }

  function ask(request: Request, { isUrgent, signal }: LocalCall): Promise<FromLocalWorker> {
    if (isClosed) return Promise.reject(closed());
    return new Promise((resolve, reject) => {
      const portion = { request, signal, resolve, reject };
      // A run in progress can't be stopped; its result is discarded.
      signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
      (isUrgent ? waiting.urgent : waiting.background).push(portion);
      next();
    });
  }

  return {
    async embed(texts, call) {
      const vectors: number[][] = [];
      for (const some of portionsOf(texts)) {
        const answer = await ask({ task: "embed", texts: some }, call);
        if (!("vectors" in answer)) throw failed("fault" in answer ? new Error(answer.fault) : answer);
        vectors.push(...answer.vectors.map((vector) => [...vector]));
      }
      return vectors;
    },
    async score(query, documents, call) {
      const scores: number[] = [];
      for (const some of portionsOf(documents)) {
        const answer = await ask({ task: "score", query, texts: some }, call);
        if (!("scores" in answer)) throw failed("fault" in answer ? new Error(answer.fault) : answer);
        scores.push(...answer.scores);
      }
      return scores;
    },
    async close() {
      isClosed = true;
      const dropped = [...waiting.urgent.splice(0), ...waiting.background.splice(0)];
      for (const portion of dropped) portion.reject(closed());
      if (!worker) return;
      worker.ref();
      // `terminate` in the middle of a run makes the native library abort the whole process.
      worker.postMessage({ task: "end" } satisfies ToLocalWorker);
      await once(worker, "exit");
    },
  };
}

const closed = () => failed(new Error("The local model is closed."));

/** The message comes from our own thread and contains no secrets, so it may be logged. */
function failed(fault: unknown): ModelError {
  const said = fault instanceof Error ? fault.message : JSON.stringify(fault);
  return new ModelError("model_unavailable", { reason: said.slice(0, LONGEST_REASON) });
}

function* portionsOf(texts: readonly string[]): Generator<readonly string[]> {
  for (let from = 0; from < texts.length; from += TEXTS_PER_PORTION)
    yield texts.slice(from, from + TEXTS_PER_PORTION);
}
