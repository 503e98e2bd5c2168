/**
 * The definition of an object store. Names and key paths match
 * databases that exist in browsers: never change them.
 */
export interface StoreSchema {
  keyPath: string;
  autoIncrement?: boolean;
  indexes?: readonly IndexSchema[];
  /**
   * Rows with the same value of this field form a group; live
   * queries watch a group instead of the whole store.
   */
  groupedBy?: string;
}

export interface IndexSchema {
  name: string;
  keyPath: string | readonly string[];
  unique?: boolean;
}

export type StoreSchemas<Name extends string> = Readonly<Record<Name, StoreSchema>>;

/** Creates missing stores. Must run during an upgrade. */
export function createStores(idb: IDBDatabase, schemas: StoreSchemas<string>): void {
  for (const [name, { keyPath, autoIncrement = false, indexes = [] }] of Object.entries(schemas)) {
    if (idb.objectStoreNames.contains(name)) continue;
    const store = idb.createObjectStore(name, { keyPath, autoIncrement });
    for (const { name: indexName, keyPath: path, unique = false } of indexes)
      store.createIndex(indexName, typeof path === "string" ? path : [...path], { unique });
  }
}
