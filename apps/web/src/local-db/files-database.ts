import { type Database, type DatabasePlace, openDatabase, type Store } from "./database.ts";
import { filesDatabaseName } from "./database-names.ts";
import type { Table } from "./table.ts";

/** A passage of a file with its position, and its embedding where a model made one. */
export interface KnowledgeChunk {
  text: string;
  page: number | null;
  start: number;
  end: number;
  vector: number[] | null;
}

/** A file of the person's own knowledge base; it never leaves the browser as a whole. */
export interface KnowledgeFile {
  id: string;
  nameFile: string;
  content: string;
  embedding: KnowledgeChunk[];
  createAt: string;
  /** In upper case; null for no category. */
  category: string | null;
  numChars: number;
  numChunks: number;
  numTokens: number;
  isProcessing: boolean;
}

export interface KnowledgeCategory {
  id: string;
  /** The category's name, in upper case. */
  nameFile: string;
  orden: number;
  createAt: string;
  /** The names of its subcategories. */
  children: string[];
}

interface FilesTables {
  files: Table<KnowledgeFile>;
  categorys: Table<KnowledgeCategory>;
}

/** The database, or one of its transactions. */
export type FilesStore = Store<FilesTables>;
export type FilesDatabase = Database<FilesTables>;

const STORES = {
  files: {
    keyPath: "id",
    indexes: [
      { name: "nameFile", keyPath: "nameFile", unique: true },
      { name: "category", keyPath: "category" },
    ],
  },
  categorys: {
    keyPath: "id",
    indexes: [
      { name: "nameFile", keyPath: "nameFile", unique: true },
      { name: "orden", keyPath: "orden" },
    ],
  },
} as const;

export function openFilesDatabase(personKey: string, place?: DatabasePlace): FilesDatabase {
  return openDatabase<FilesTables>(
    { name: filesDatabaseName(personKey), version: 10, stores: STORES },
    place,
  );
}
