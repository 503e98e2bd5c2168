import type { Topics } from "./changes.ts";
import type { StoreSchemas } from "./store-schema.ts";
import type { AnyTable } from "./table.ts";
import { transactionTable } from "./transaction-table.ts";

/**
 * Far longer than any transaction takes. Without a limit, work that
 * waits for another transaction would deadlock.
 */
const OPEN_AT_MOST_MS = 10_000;

interface Options {
  idbTransaction: IDBTransaction;
  schemas: StoreSchemas<string>;
  keyRange: typeof IDBKeyRange;
  reads: Topics | null;
  writes: Topics;
}

/**
 * One IndexedDB transaction with explicit tables. It commits when its work has succeeded
 * and aborts when the work has failed: IndexedDB itself would commit as soon as no request
 * is pending, in the middle of work that awaits something else.
 */
export class Transaction {
  readonly ended: Promise<void>;
  readonly #options: Options;
  readonly #openUntil = Date.now() + OPEN_AT_MOST_MS;
  /**
   * Requests made while the transaction is inactive: IndexedDB
   * accepts requests only inside its own callbacks.
   */
  readonly #waiting: { begin: () => void; fail: (error: unknown) => void }[] = [];
  #pending = 0;
  #isWorkDone = false;
  #hasEnded = false;

  constructor(options: Options) {
    this.#options = options;
    const { idbTransaction } = options;
    this.ended = new Promise((resolve, reject) => {
      idbTransaction.oncomplete = () => {
        this.#end(new Error("The transaction has been committed."));
        resolve();
      };
      idbTransaction.onabort = () => {
        const reason = idbTransaction.error ?? new Error("The transaction was aborted.");
        this.#end(reason);
        reject(reason);
      };
    });
    // `ended` is awaited at the end of the work; an earlier failure must not be an unhandled rejection.
    this.ended.catch(() => undefined);
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    const { idbTransaction } = this.#options;
    try {
      const working = work();
      this.#keepOpen();
      const result = await working;
      this.#isWorkDone = true;
      await this.ended;
      return result;
    } catch (error) {
      this.#isWorkDone = true;
      abort(idbTransaction);
      // IndexedDB's reason for the abort says more than the error of the request that failed after it.
      throw idbTransaction.error ?? error;
    }
  }

  #end(reason: Error) {
    this.#hasEnded = true;
    for (const { fail } of this.#waiting.splice(0)) fail(reason);
  }

  /** Keeps a request pending while the work makes none: a transaction without a request is committed. */
  #keepOpen() {
    const { idbTransaction } = this.#options;
    for (const { begin } of this.#waiting.splice(0)) begin();
    const [store] = idbTransaction.objectStoreNames;
    if (this.#isWorkDone || this.#pending > 0 || store === undefined) return;
    if (Date.now() > this.#openUntil) return abort(idbTransaction);
    idbTransaction.objectStore(store).getKey(0).onsuccess = () => this.#keepOpen();
  }

  request<T>(begin: () => IDBRequest<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const take = (request: IDBRequest<T>) => {
        this.#pending += 1;
        request.onsuccess = () => {
          this.#pending -= 1;
          resolve(request.result);
          this.#keepOpen();
        };
        request.onerror = () => {
          this.#pending -= 1;
          reject(request.error);
        };
      };
      try {
        take(begin());
      } catch (error) {
        if (!isInactive(error) || this.#hasEnded) return reject(error);
        // The work has awaited something other than this transaction:
        // the request is made in the next callback.
        const beginLater = () => {
          try {
            take(begin());
          } catch (failure) {
            reject(failure);
          }
        };
        this.#waiting.push({ begin: beginLater, fail: reject });
      }
    });
  }

  above(key: IDBValidKey): IDBKeyRange {
    return this.#options.keyRange.lowerBound(key, true);
  }

  table(name: string): AnyTable {
    const { idbTransaction, schemas, keyRange, reads, writes } = this.#options;
    const schema = schemas[name] ?? { keyPath: "id" };
    return transactionTable({
      name,
      schema,
      store: idbTransaction.objectStore(name),
      ask: (begin) => this.request(begin),
      keyRange,
      reads,
      writes,
    });
  }
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // The transaction has already ended.
  }
}

const isInactive = (error: unknown) =>
  error instanceof DOMException && error.name === "TransactionInactiveError";
