import { createChangeFeed, Topics } from "./changes.ts";
import { createStores, type StoreSchemas } from "./store-schema.ts";
import { type AnyTable, oneShotTable } from "./table.ts";
import { Transaction } from "./transaction.ts";

/** Replaces the browser's IndexedDB in tests. */
export interface DatabasePlace {
  indexedDB?: IDBFactory;
  IDBKeyRange?: typeof IDBKeyRange;
}

/** The tables of a database or of one of its transactions; functions that take a store work with either. */
export type Store<Tables> = Tables & {
  /**
   * Stores all of the work or nothing. Called on a transaction, the work becomes part of that transaction.
   */
  write<T>(stores: readonly (keyof Tables & string)[], work: Work<Tables, T>): Promise<T>;
  /**
   * The work sees one consistent snapshot. Called on a transaction,
   * the work becomes part of that transaction.
   */
  read<T>(stores: readonly (keyof Tables & string)[], work: Work<Tables, T>): Promise<T>;
};

type Work<Tables, T> = (tx: Store<Tables>) => Promise<T>;

export type Database<Tables> = Store<Tables> & {
  readonly name: string;
  isOpen(): boolean;
  close(): void;
  /** The same tables, but every row that is read through them is recorded in `reads`. */
  noting(reads: Topics): Store<Tables>;
  /** Calls the listener after each transaction that wrote rows, in this tab or another. */
  subscribe(listener: (written: Topics) => void): () => void;
};

export interface DatabaseSchema<Name extends string> {
  name: string;
  /** IndexedDB's version: ten times the version number of the product. */
  version: number;
  stores: StoreSchemas<Name>;
  /** Loads what moves the rows of an older version. Most browsers have none, so they do without its code. */
  loadUpgrade?: () => Promise<Upgrade>;
}

/** Runs in the upgrade transaction, which is kept open until the returned promise settles. */
export type Upgrade = (
  tx: Transaction,
  idbTransaction: IDBTransaction,
  stores: StoreSchemas<string>,
) => Promise<void>;

/** Opens on first use. Must be closed with `close()` when the person signs out. */
export function openDatabase<Tables>(
  schema: DatabaseSchema<keyof Tables & string>,
  place: DatabasePlace = {},
): Database<Tables> {
  const factory = place.indexedDB ?? globalThis.indexedDB;
  const keyRange = place.IDBKeyRange ?? globalThis.IDBKeyRange;
  const names = Object.keys(schema.stores);
  const feed = createChangeFeed(schema.name);
  let state: "usable" | "closed" = "usable";
  let opening: Promise<IDBDatabase> | undefined;
  let opened: IDBDatabase | undefined;

  function connect(): Promise<IDBDatabase> {
    if (state === "closed")
      return Promise.reject(new DOMException("The database is closed.", "InvalidStateError"));
    opening ??= open(schema, { factory, keyRange, onUpgraded: feed.publish }).then(
      (idb) => {
        opened = idb;
        idb.onclose = disconnect;
        idb.onversionchange = ({ newVersion }) => {
          disconnect();
          // The database is being deleted on a shared computer: a later
          // use would recreate it for the next person.
          if (newVersion === null) close();
        };
        if (state === "closed") disconnect();
        return idb;
      },
      (error) => {
        opening = undefined;
        throw error;
      },
    );
    return opening;
  }

  function disconnect() {
    opened?.close();
    opened = undefined;
    opening = undefined;
  }

  function close() {
    state = "closed";
    disconnect();
    feed.close();
  }

  async function begin(stores: readonly string[], mode: IDBTransactionMode): Promise<IDBTransaction> {
    const idb = await connect();
    try {
      return idb.transaction(stores, mode);
    } catch (error) {
      // The browser closed the connection, e.g. after its storage was
      // cleared. No work was done yet, so it can be retried.
      if (!(error instanceof DOMException) || error.name !== "InvalidStateError") throw error;
      disconnect();
      return (await connect()).transaction(stores, mode);
    }
  }

  async function transact<T>(
    { stores, mode, reads }: { stores: readonly string[]; mode: IDBTransactionMode; reads: Topics | null },
    work: (tx: Transaction) => Promise<T>,
  ): Promise<T> {
    const writes = new Topics();
    const idbTransaction = await begin(stores, mode);
    const options = { idbTransaction, schemas: schema.stores, keyRange, reads, writes };
    const tx = new Transaction(options);
    const result = await tx.run(() => work(tx));
    feed.publish(writes);
    return result;
  }

  function storeOf(reads: Topics | null): Store<Tables> {
    const run =
      (mode: IDBTransactionMode) =>
      <T>(stores: readonly string[], work: Work<Tables, T>) =>
        transact({ stores, mode, reads }, (tx) => work(bound<Tables>(tx, stores, mode)));
    const tables = names.map((name): [string, AnyTable] => [
      name,
      oneShotTable((mode, use) => transact({ stores: [name], mode, reads }, (tx) => use(tx.table(name)))),
    ]);
    // Safe: the names are the keys of `Tables`, and the schema determines the row types.
    return { ...Object.fromEntries(tables), read: run("readonly"), write: run("readwrite") } as Store<Tables>;
  }

  return Object.assign(storeOf(null), {
    name: schema.name,
    isOpen: () => opened !== undefined,
    close,
    noting: storeOf,
    subscribe: feed.subscribe,
  });
}

/** The tables of one transaction; nested transactions become part of it. */
function bound<Tables>(tx: Transaction, stores: readonly string[], mode: IDBTransactionMode): Store<Tables> {
  const join =
    (wanted: IDBTransactionMode) =>
    async <T>(inner: readonly string[], work: Work<Tables, T>): Promise<T> => {
      const isWithin = inner.every((name) => stores.includes(name));
      if (!isWithin || (wanted === "readwrite" && mode === "readonly"))
        throw new Error(`A transaction of ${stores.join()} (${mode}) can't do what needs ${inner.join()}.`);
      return await work(store);
    };
  const tables = Object.fromEntries(stores.map((name) => [name, tx.table(name)]));
  const store = { ...tables, read: join("readonly"), write: join("readwrite") } as Store<Tables>;
  return store;
}

interface OpenOptions {
  factory: IDBFactory;
  keyRange: typeof IDBKeyRange;
  onUpgraded: (writes: Topics) => void;
}

/** An upgrade transaction ends while code is being loaded, so one that needs code is begun again with it. */
async function open({ loadUpgrade, ...schema }: DatabaseSchema<string>, options: OpenOptions) {
  if (!loadUpgrade) return await request(schema, createMissing, options);
  const needed = new Error("Rows of an older version need the code of their upgrade.");
  try {
    return await request(schema, () => Promise.reject(needed), options);
  } catch (error) {
    if (error !== needed) throw error;
    return await request(schema, await loadUpgrade(), options);
  }
}

const createMissing: Upgrade = async (_tx, { db }, stores) => createStores(db, stores);

function request(
  { name, version, stores }: Omit<DatabaseSchema<string>, "loadUpgrade">,
  upgrade: Upgrade,
  { factory, keyRange, onUpgraded }: OpenOptions,
) {
  return new Promise<IDBDatabase>((resolve, reject) => {
    const opening = factory.open(name, version);
    let failure: unknown;
    opening.onupgradeneeded = ({ oldVersion }) => {
      const idbTransaction = opening.transaction;
      if (!idbTransaction) return;
      const writes = new Topics();
      const tx = new Transaction({ idbTransaction, schemas: stores, keyRange, reads: null, writes });
      const work = oldVersion === 0 ? createMissing : upgrade;
      tx.run(() => work(tx, idbTransaction, stores)).then(
        () => onUpgraded(writes),
        (error) => {
          failure = error;
        },
      );
    };
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(failure ?? opening.error);
  });
}
