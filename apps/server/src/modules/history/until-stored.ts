import type { BaseLogger } from "pino";
import { isDataError } from "../../adapters/db/data-error.ts";
import type { Stash } from "../../adapters/streams/index.ts";
import type { FinishedAnswer, FinishOutcome } from "./finish-answers.ts";

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2000;
/** An answer that is not stored by then is kept elsewhere too, and its reader sees that it is being saved. */
const LATE_AFTER_MS = 1000;
const RECOVER_EVERY_MS = 5000;

export interface FinishOptions {
  /** Called once when storing the answer takes longer than a moment. */
  onLate?: () => void;
  /** Aborted when the process ends and the caller can wait no longer. */
  leaving?: AbortSignal;
}

/** The process ends and the answer is not in the database; the stash has it where one could be written. */
export class AnswerLeft extends Error {
  override name = "AnswerLeft";
}

export interface UntilStoredOptions {
  store: (answer: FinishedAnswer) => Promise<FinishOutcome>;
  stash: Stash;
  log: BaseLogger;
}

/** Stores ended answers, trying again while the database is away; those of a process that ended are taken from the stash. */
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
        // The same answer would be refused at every try.
        if (isDataError(error)) throw error;
        if (pauseMs === FIRST_PAUSE_MS)
          log.warn({ err: error, answerId: answer.id }, "an answer could not be stored yet");
        onFailure();
      }
      // Not all at the same moment: a hundred answers would meet a database that has just started.
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
 * Rejects with `AnswerLeft` once one of the signals is aborted. Listens to each of them: `AbortSignal.any` makes a signal
 * per answer, which the garbage collector has to find again.
 */
function whenAborted(signals: readonly AbortSignal[]): { promise: Promise<never>; forget: () => void } {
  const { promise, reject } = Promise.withResolvers<never>();
  // Nobody may be waiting any more.
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
