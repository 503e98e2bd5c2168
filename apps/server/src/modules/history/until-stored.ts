import type { BaseLogger } from "pino";
import { isDataError } from "../../adapters/db/data-error.ts";
import type { Stash } from "../../adapters/streams/index.ts";
import type { FinishedAnswer, FinishOutcome } from "./finish-answers.ts";

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2000;
/** After this time an unstored answer is also stashed, and its reader sees that it is being saved. */
const LATE_AFTER_MS = 1000;
const RECOVER_EVERY_MS = 5000;

export interface FinishOptions {
  /** Called once if storing the answer takes longer than `LATE_AFTER_MS`. */
  onLate?: () => void;
  /** Aborted when the process shuts down and the caller can no longer wait. */
  leaving?: AbortSignal;
}

/**
 * The process shuts down and the answer is not in the database. The stash holds the answer if the stash could
 * be written.
 */
export class AnswerLeft extends Error {
  override name = "AnswerLeft";
}

export interface UntilStoredOptions {
  store: (answer: FinishedAnswer) => Promise<FinishOutcome>;
  stash: Stash;
  log: BaseLogger;
}

/**
 * Stores ended answers, with retries while the database is unreachable. Answers of ended processes are taken
 * from the stash.
 */
export function createUntilStored({ store, stash, log }: UntilStoredOptions) {
  const ours = new Set<string>();
  const closing = new AbortController();

  async function finish(
    answer: FinishedAnswer,
    { onLate, leaving }: FinishOptions = {},
  ): Promise<FinishOutcome> {
    ours.add(answer.id);
    const signals = leaving ? [leaving, closing.signal] : [closing.signal];
    const left = whenAborted(signals);
    let stashed: Promise<void> | undefined;
    const keepElsewhere = () => {
      if (stashed) return;
      stashed = stash
        .put(answer.id, JSON.stringify(answer))
        .catch((error: unknown) => log.error({ err: error }, "an unsaved answer is kept in memory alone"));
      onLate?.();
    };
    const late = setTimeout(keepElsewhere, LATE_AFTER_MS);
    try {
      const outcome = await Promise.race([
        storeAtLast(answer, { onFailure: keepElsewhere, signals }),
        left.promise,
      ]);
      await stashed;
      if (stashed) await stash.remove(answer.id);
      return outcome;
    } catch (error) {
      if (error instanceof AnswerLeft) keepElsewhere();
      await stashed;
      throw error;
    } finally {
      clearTimeout(late);
      left.forget();
      ours.delete(answer.id);
    }
  }

  async function storeAtLast(
    answer: FinishedAnswer,
    { onFailure, signals }: { onFailure: () => void; signals: readonly AbortSignal[] },
  ): Promise<FinishOutcome> {
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      try {
        return await store(answer);
      } catch (error) {
        // A data error would repeat at every retry.
        if (isDataError(error)) throw error;
        if (pauseMs === FIRST_PAUSE_MS)
          log.warn({ err: error, answerId: answer.id }, "an answer could not be stored yet");
        onFailure();
      }
      // Jitter, so that a hundred answers do not hit a database that has just started at the same moment.
      await pause(pauseMs * (0.5 + Math.random()));
      if (signals.some(({ aborted }) => aborted)) throw new AnswerLeft("The process ends.");
    }
  }

  async function recover(): Promise<number> {
    const left = (await stash.list()).filter(({ id }) => !ours.has(id));
    for (const { id, value } of left) {
      try {
        // Written by `finish` of this product, on this node's disk or in its Redis.
        const { steers: _added, ...answer } = JSON.parse(value) as FinishedAnswer;
        // The process that could answer the added messages is gone, so the answer ends without them.
        await store(answer);
      } catch (error) {
        if (!isDataError(error) && !(error instanceof SyntaxError)) throw error;
        log.error({ err: error, answerId: id }, "an unsaved answer can't be stored");
      }
      await stash.remove(id);
    }
    return left.length;
  }

  const recoverTimer = setInterval(() => {
    recover().catch((error: unknown) => log.warn({ err: error }, "unsaved answers could not be stored yet"));
  }, RECOVER_EVERY_MS).unref();

  return {
    finish,
    recover,
    unsaved: async () => (await stash.list()).map(({ id }) => id),
    close() {
      clearInterval(recoverTimer);
      closing.abort();
    },
  };
}

/**
 * Rejects with `AnswerLeft` once one of the signals is aborted. `AbortSignal.any` would create one more
 * signal per answer for the garbage collector.
 */
function whenAborted(signals: readonly AbortSignal[]): { promise: Promise<never>; forget: () => void } {
  const { promise, reject } = Promise.withResolvers<never>();
  // Prevents an unhandled rejection when the caller no longer waits.
  promise.catch(() => undefined);
  const leave = () => reject(new AnswerLeft("The process ends."));
  for (const signal of signals) {
    if (signal.aborted) leave();
    signal.addEventListener("abort", leave);
  }
  return {
    promise,
    forget: () => {
      for (const signal of signals) signal.removeEventListener("abort", leave);
    },
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
