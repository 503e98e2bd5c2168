import type { BaseLogger } from "pino";
import type { Db, StoredCallAnswer } from "../../adapters/db/index.ts";
import { type CallRef, type CallToWaitFor, readAnswers, storeWaiting } from "./waiting-calls.repo.ts";

/** The answer may be given on any node, and only the database reaches all of them. */
const LOOK_EVERY_MS = 1000;

/** The tool calls of this process that wait for a person. */
export interface WaitingCalls {
  /**
   * Resolves with the person's answer, which may take a day; rejects with the reason of the signal. `ask` shows
   * the question once an answer to it can be stored: a quick answer would be refused before.
   */
  answerTo(call: CallToWaitFor, signal: AbortSignal, ask: () => void): Promise<StoredCallAnswer>;
  /** Looks at once, because this process has stored an answer. */
  look(): void;
  close(): void;
}

interface Waiting extends CallRef {
  resolve(answer: StoredCallAnswer): void;
}

/** One query per second for all calls that wait, and none while no call waits. */
export function createWaitingCalls({ db, log }: { db: Db; log: BaseLogger }): WaitingCalls {
  const waiting = new Map<string, Waiting>();
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;
  let isClosed = false;

  function schedule(afterMs: number) {
    clearTimeout(timer);
    if (waiting.size > 0 && !isClosed) timer = setTimeout(look, afterMs);
  }

  async function look() {
    // An answer that is stored during a query is found by the next one.
    if (isLooking) return schedule(LOOK_EVERY_MS / 10);
    isLooking = true;
    try {
      for (const { answer, ...call } of await readAnswers(db, [...waiting.values()]))
        waiting.get(keyOf(call))?.resolve(answer);
    } catch (error) {
      log.warn({ err: error }, "answers to tool calls could not be read");
    } finally {
      isLooking = false;
      schedule(LOOK_EVERY_MS);
    }
  }

  return {
    async answerTo(call, signal, ask) {
      const known = await storeWaiting(db, call);
      ask();
      if (known) return known;
      signal.throwIfAborted();
      const { promise, resolve, reject } = Promise.withResolvers<StoredCallAnswer>();
      const onAbort = () => reject(signal.reason);
      signal.addEventListener("abort", onAbort);
      waiting.set(keyOf(call), { turnId: call.turnId, callId: call.callId, resolve });
      if (waiting.size === 1) schedule(LOOK_EVERY_MS);
      try {
        return await promise;
      } finally {
        signal.removeEventListener("abort", onAbort);
        waiting.delete(keyOf(call));
      }
    },
    look: () => schedule(0),
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

const keyOf = ({ turnId, callId }: CallRef) => `${turnId} ${callId}`;
