import type { ColumnType, Generated } from "kysely";

export interface ChunksTable {
  id: Generated<number>;
  file_id: string;
  /** The owner of the file: an assistant's or a conversation's id. */
  collection_id: string;
  ordinal: number;
  page: number | null;
  /** The headings that lead to it, outermost first. */
  section: string;
  start_char: number;
  end_char: number;
  text: string;
  /** Its text, section and title as they are looked for, each between spaces. */
  searchable: string;
  /** Where the text of each page begins inside of the passage; empty where the document has no pages. */
  page_starts: ColumnType<readonly { offset: number; page: number }[], string | undefined, string>;
  /** The header rows of the table whose later rows the passage holds. */
  table_head: string | null;
}

export interface ChunkTermsTable {
  chunk_id: number;
  file_id: string;
  collection_id: string;
  words: number;
  /** Stems with their places: weight A from the title, B from the section, none from the text. */
  terms: string;
}

export interface CollectionSizesTable {
  collection_id: string;
  chunks: number;
  words: number;
}

export interface CollectionTermsTable {
  collection_id: string;
  term: string;
  chunks: number;
}

export interface GlossaryTable {
  id: Generated<number>;
  words: readonly string[];
  changed_by: string | null;
  changed_at: ColumnType<Date, Date | undefined, Date>;
}
