import { sql } from "kysely";
import type { PageStart } from "./page-starts.ts";
import type { RetrievedPassage } from "./retrieved-passage.ts";

/** A passage with its file, as read from `chunks c join files f`. */
export interface PassageRow {
  id: number;
  fileId: string;
  collectionId: string;
  page: number | null;
  section: string;
  start: number;
  end: number;
  text: string;
  pageStarts: readonly PageStart[];
  tableHead: string | null;
  title: string;
  fileName: string;
  mediaType: string;
  revision: string | null;
  documentOwner: string | null;
  validFrom: string | null;
  validUntil: string | null;
  url: string | null;
}

export const passageColumns = sql`
  c.id, c.file_id as "fileId", c.collection_id as "collectionId", c.page, c.section, c.start_char as "start", c.end_char as "end",
  c.text, c.page_starts as "pageStarts", c.table_head as "tableHead", coalesce(f.title, f.name) as title, f.name as "fileName",
  f.type as "mediaType", f.revision, f.document_owner as "documentOwner", f.valid_from as "validFrom", f.valid_until as "validUntil", f.url`;

export interface Judgement {
  score: number;
  support: number;
  isExpired: boolean;
  isSuperseded: boolean;
}

export function toPassage(row: PassageRow, judgement: Judgement): RetrievedPassage {
  const { id, page, ...rest } = row;
  return { ...rest, ...judgement, id: String(id), page: page ?? undefined };
}
