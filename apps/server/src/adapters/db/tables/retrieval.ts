import type { Language } from "@metatron/contract/enums";
import type { ColumnType, Generated } from "kysely";

export interface ChunksTable {
  id: Generated<number>;
  file_id: string;
  /** The owner of the file: an assistant's or a conversation's id. */
  collection_id: string;
  ordinal: number;
  page: number | null;
  /** The headings above the passage, outermost first. */
  section: string;
  start_char: number;
  end_char: number;
  text: string;
  /** Normalised text, section and title for the search, each surrounded by spaces. */
  searchable: string;
  /** Where the text of each page begins inside of the passage; empty where the document has no pages. */
  page_starts: ColumnType<readonly { offset: number; page: number }[], string | undefined, string>;
  /** The header rows of the table whose later rows the passage holds. */
  table_head: string | null;
  /** The ordinal of the first passage of the same section. */
  opening: ColumnType<number, number | undefined, number>;
}

export interface ChunkTermsTable {
  chunk_id: number;
  file_id: string;
  collection_id: string;
  words: number;
  /** Stems with their positions: weight A from the title, B from the section, none from the text. */
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
  uid: Generated<string>;
  /** The term, then its synonyms. */
  words: readonly string[];
  term_key: string;
  meanings: ColumnType<Partial<Record<Language, string>>, string | undefined, string>;
  changed_by: string | null;
  changed_at: ColumnType<Date, Date | undefined, Date>;
}

export interface DocumentNotesTable {
  file_id: string;
  version: string;
  part: number;
  notes: string;
  created_at: ColumnType<Date, Date | undefined, Date>;
}
