import { Dexie, type Table } from "dexie";
import { type DatabasePlace, NO_SHARED_READS } from "./chats-database.ts";
import { filesDatabaseName } from "./database-names.ts";
import { stayDeleted } from "./stay-deleted.ts";
import { steadyTransactions } from "./steady-transactions.ts";

/** A passage of a file with its place, and its vector where a model made one. */
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
  /** In upper case; null outside any category. */
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
  /** The names of the categories below it. */
  children: string[];
}

export class FilesDatabase extends Dexie {
  declare readonly files: Table<KnowledgeFile, string>;
  declare readonly categorys: Table<KnowledgeCategory, string>;

  constructor(personKey: string, place: DatabasePlace = {}) {
    super(filesDatabaseName(personKey), { ...place, ...NO_SHARED_READS });
    steadyTransactions(this);
    stayDeleted(this);
    this.version(1).stores({ files: "id, &nameFile, category", categorys: "id, &nameFile, orden" });
  }
}

/** Opens on first use; `close()` it when the person leaves. */
export function openFilesDatabase(personKey: string, place?: DatabasePlace): FilesDatabase {
  return new FilesDatabase(personKey, place);
}
