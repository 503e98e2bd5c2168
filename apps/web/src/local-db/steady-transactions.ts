import type { Dexie, PromiseExtended } from "dexie";

/** What Dexie throws when it has taken another transaction, or none, for the current one. */
const MIXED_UP = new Set(["PrematureCommitError", "TransactionInactiveError", "SubTransactionError"]);
const MOST_TRIES = 5;

/**
 * Dexie knows the current transaction by the moment alone, and mixes them up where several are at work: up to one in
 * four questions asked in the page's first second was lost by it. A transaction lost like that is run again, in
 * a task of its own; so what is done in one must bear being done twice.
 */
export function steadyTransactions(db: Dexie): void {
  // Only its arguments are handed on, whatever their number.
  const begin = db.transaction.bind(db) as (...given: unknown[]) => PromiseExtended<unknown>;
  const attempt = (given: unknown[], triesLeft: number): PromiseExtended<unknown> =>
    begin(...given).catch((error: unknown) => {
      if (triesLeft === 0 || !isMixedUp(error)) throw error;
      return inOwnTask(() => attempt(given, triesLeft - 1));
    });
  db.transaction = ((...given: unknown[]) => attempt(given, MOST_TRIES)) as typeof db.transaction;
}

const isMixedUp = (error: unknown) => error instanceof Error && MIXED_UP.has(error.name);

function inOwnTask<T>(run: () => PromiseLike<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    setTimeout(() => run().then(resolve, reject));
  });
}
