/** A range of keys; both ends are included unless `isEndOpen`. */
export interface KeyRange {
  from: IDBValidKey;
  to: IDBValidKey;
  isEndOpen?: boolean;
}

export type KeyQuery = string | number | KeyRange;

/**
 * The rows of one object store. On the database, each call is a transaction of its own; on a transaction, all
 * calls belong to that transaction.
 */
export interface Table<Row, Key extends string | number = string, NewRow = Row> {
  get(key: Key): Promise<Row | undefined>;
  bulkGet(keys: readonly Key[]): Promise<(Row | undefined)[]>;
  /** In key order. */
  toArray(): Promise<Row[]>;
  keys(): Promise<Key[]>;
  count(): Promise<number>;
  /** The rows whose key in an index matches, in index order; all rows without a query. */
  by(index: string, query?: KeyQuery): Promise<Row[]>;
  firstBy(index: string, query: KeyQuery): Promise<Row | undefined>;
  lastBy(index: string, query: KeyQuery): Promise<Row | undefined>;
  add(row: NewRow): Promise<void>;
  bulkAdd(rows: readonly NewRow[]): Promise<void>;
  put(row: Row): Promise<void>;
  bulkPut(rows: readonly Row[]): Promise<void>;
  /** Resolves to false where no such row exists. */
  update(key: Key, changes: Partial<Row>): Promise<boolean>;
  delete(key: Key): Promise<void>;
  bulkDelete(keys: readonly Key[]): Promise<void>;
  clear(): Promise<void>;
}

export type AnyTable = Table<unknown, string | number, unknown>;

type Run = <T>(mode: IDBTransactionMode, use: (table: AnyTable) => Promise<T>) => Promise<T>;

/** A table on which every call runs in a transaction of its own. */
export function oneShotTable(run: Run): AnyTable {
  const read = <T>(use: (table: AnyTable) => Promise<T>) => run("readonly", use);
  const write = <T>(use: (table: AnyTable) => Promise<T>) => run("readwrite", use);
  return {
    get: (key) => read((table) => table.get(key)),
    bulkGet: (keys) => read((table) => table.bulkGet(keys)),
    toArray: () => read((table) => table.toArray()),
    keys: () => read((table) => table.keys()),
    count: () => read((table) => table.count()),
    by: (index, query) => read((table) => table.by(index, query)),
    firstBy: (index, query) => read((table) => table.firstBy(index, query)),
    lastBy: (index, query) => read((table) => table.lastBy(index, query)),
    add: (row) => write((table) => table.add(row)),
    bulkAdd: (rows) => write((table) => table.bulkAdd(rows)),
    put: (row) => write((table) => table.put(row)),
    bulkPut: (rows) => write((table) => table.bulkPut(rows)),
    update: (key, changes) => write((table) => table.update(key, changes)),
    delete: (key) => write((table) => table.delete(key)),
    bulkDelete: (keys) => write((table) => table.bulkDelete(keys)),
    clear: () => write((table) => table.clear()),
  };
}
