import { groupOfQuery, type Topics } from "./changes.ts";
import type { StoreSchema } from "./store-schema.ts";
import type { AnyTable, KeyQuery } from "./table.ts";

interface Options {
  name: string;
  schema: StoreSchema;
  store: IDBObjectStore;
  ask: <T>(begin: () => IDBRequest<T>) => Promise<T>;
  keyRange: typeof IDBKeyRange;
  reads: Topics | null;
  writes: Topics;
}

/** A table of one transaction, which records the rows read and written through it. */
export function transactionTable(options: Options): AnyTable {
  const { name, schema, store, ask, keyRange, reads, writes } = options;
  const { keyPath, groupedBy } = schema;
  const isGroupIndex = (index: string) =>
    groupedBy !== undefined && (index === groupedBy || index.startsWith(`[${groupedBy}+`));
  const toRange = (query: KeyQuery | undefined) =>
    typeof query === "object" ? keyRange.bound(query.from, query.to, false, query.isEndOpen ?? false) : query;

  const noteRead = (index: string, query: KeyQuery | undefined) => {
    const group = isGroupIndex(index) ? groupOfQuery(query) : undefined;
    if (group === undefined) reads?.addStore(name);
    else reads?.addGroup(name, group);
  };
  const noteWritten = (row: unknown, key: IDBValidKey) => {
    writes.addRow(name, key);
    // Rows are plain objects; the schema names the field that groups them.
    if (groupedBy) writes.addGroup(name, (row as Record<string, unknown>)[groupedBy]);
  };
  /** The group of a deleted row is unknown without reading the row, so the whole store counts as written. */
  const noteDeleted = (key: IDBValidKey) => {
    if (groupedBy) writes.addStore(name);
    else writes.addRow(name, key);
  };
  const edge = async (index: string, query: KeyQuery, direction: IDBCursorDirection) => {
    noteRead(index, query);
    const cursor = await ask(() => store.index(index).openCursor(toRange(query), direction));
    return cursor?.value;
  };

  const table: AnyTable = {
    async get(key) {
      reads?.addRow(name, key);
      return await ask(() => store.get(key));
    },
    bulkGet: (keys) => Promise.all(keys.map((key) => table.get(key))),
    async toArray() {
      reads?.addStore(name);
      return await ask(() => store.getAll());
    },
    async keys() {
      reads?.addStore(name);
      // The key path of every store holds a string or a number.
      return (await ask(() => store.getAllKeys())) as (string | number)[];
    },
    async count() {
      reads?.addStore(name);
      return await ask(() => store.count());
    },
    async by(index, query) {
      noteRead(index, query);
      return await ask(() => store.index(index).getAll(toRange(query)));
    },
    firstBy: (index, query) => edge(index, query, "next"),
    lastBy: (index, query) => edge(index, query, "prev"),
    async add(row) {
      noteWritten(row, await ask(() => store.add(row)));
    },
    async bulkAdd(rows) {
      await Promise.all(rows.map((row) => table.add(row)));
    },
    async put(row) {
      noteWritten(row, await ask(() => store.put(row)));
    },
    async bulkPut(rows) {
      await Promise.all(rows.map((row) => table.put(row)));
    },
    async update(key, changes) {
      const row = await ask(() => store.get(key));
      if (row === undefined) return false;
      await table.put({ ...row, ...Object(changes), [keyPath]: key });
      return true;
    },
    async delete(key) {
      noteDeleted(key);
      await ask(() => store.delete(key));
    },
    async bulkDelete(keys) {
      await Promise.all(keys.map((key) => table.delete(key)));
    },
    async clear() {
      writes.addStore(name);
      await ask(() => store.clear());
    },
  };
  return table;
}
