import type { BaseLogger } from "pino";
import { isDataError } from "../../adapters/db/data-error.ts";
import type { Stash } from "../../adapters/streams/index.ts";
import type { FinishedAnswer } from "./finish-answers.ts";

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2000;
/** An answer that is not stored by then is kept elsewhere too, and its reader is told that it is being saved. */
const LATE_AFTER_MS = 1000;
const RECOVER_EVERY_MS = 5000;

export interface FinishOptions {
  /** Called once when storing the answer takes longer than a moment. */
  onLate?: () => void;
}

/** The process ends and the answer is not in the database; the stash has it where one could be written. */
export class AnswerLeft extends Error {
  override name = "AnswerLeft";
}

export interface UntilStoredOptions {
  store: (answer: FinishedAnswer) => Promise<unknown>;
  stash: Stash;
  log: BaseLogger;
}

/** Stores ended answers, trying again while the database is away; those of a process that ended are taken from the stash. */
export function createUntilStored({ store, stash, log }: UntilStoredOptions) {
  const ours = new Set<string>();
  const leaving = Promise.withResolvers<never>();
  // Nobody may be waiting when the process ends.
  leaving.promise.catch(() => undefined);
  let leaveTimer: NodeJS.Timeout | undefined;

  async function finish(answer: FinishedAnswer, { onLate }: FinishOptions = {}): Promise<void> {
    ours.add(answer.id);
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
      await Promise.race([storeAtLast(answer, keepElsewhere), leaving.promise]);
      await stashed;
      if (stashed) await stash.remove(answer.id);
    } catch (error) {
      if (error instanceof AnswerLeft) keepElsewhere();
      await stashed;
      throw error;
    } finally {
      clearTimeout(late);
      ours.delete(answer.id);
    }
  }

  async function storeAtLast(answer: FinishedAnswer, onFailure: () => void): Promise<void> {
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      try {
        await store(answer);
        return;
      } catch (error) {
        // The same answer would be refused at every try.
        if (isDataError(error)) throw error;
        if (pauseMs === FIRST_PAUSE_MS)
          log.warn({ err: error, answerId: answer.id }, "an answer could not be stored yet");
        onFailure();
      }
      // Not all at the same moment: a hundred answers would meet a database that has just started.
      await Promise.race([pause(pauseMs * (0.5 + Math.random())), leaving.promise]);
    }
  }

  async function recover(): Promise<number> {
    const left = (await stash.list()).filter(({ id }) => !ours.has(id));
    for (const { id, value } of left) {
      try {
        // Written by `finish` of this product, on this node's disk or in its Redis.
        await store(JSON.parse(value) as FinishedAnswer);
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
    drain(withinMs: number) {
      leaveTimer ??= setTimeout(() => leaving.reject(new AnswerLeft("The process ends.")), withinMs);
    },
    close() {
      clearInterval(recoverTimer);
      clearTimeout(leaveTimer);
      leaving.reject(new AnswerLeft("The process ends."));
    },
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
