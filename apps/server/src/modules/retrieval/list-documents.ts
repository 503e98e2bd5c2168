import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import type { FileOwner } from "../files/index.ts";
import { idsOf } from "./find-candidates.ts";
import { isOf } from "./read-passages.ts";
import { supersededFiles } from "./superseded-files.ts";

/** A processed document, as a catalogue shows it. */
export interface ListedDocument {
  fileId: string;
  collectionId: string;
  title: string;
  fileName: string;
  mediaType: string;
  /** Digest of the current content of the file. */
  sha256: string | null;
  revision: string | null;
  validFrom: string | null;
  validUntil: string | null;
  pages: number | null;
  chars: number;
  passages: number;
  isNotYetValid: boolean;
  isExpired: boolean;
  isSuperseded: boolean;
}

export interface DocumentList {
  /** Unexpired documents first, then by title, up to the requested limit. */
  documents: ListedDocument[];
  total: number;
  /** Sum over all documents. */
  passages: number;
}

export type DocumentRow = Omit<ListedDocument, "isNotYetValid" | "isExpired" | "isSuperseded"> & {
  total: number;
  allPassages: number;
};

/** The columns of `DocumentRow` except its totals, from `files f`. */
export const documentColumns = sql`
  f.id as "fileId", f.owner_id as "collectionId", coalesce(f.title, f.name) as title, f.name as "fileName",
  f.type as "mediaType", f.sha256, f.revision, f.valid_from as "validFrom", f.valid_until as "validUntil", f.pages,
  coalesce(f.num_chars, 0)::int as chars, coalesce(f.num_chunks, 0)::int as passages`;

const KEPT_FOR_MS = 15_000;
const MOST_KEPT = 500;

/**
 * Caches lists for some seconds, until a passage of their collections is added or removed: most questions
 * need a list.
 */
export function createDocumentLists(db: Db) {
  const kept = new Map<string, { list: DocumentList; until: number }>();
  return async (collections: readonly FileOwner[], limit: number): Promise<DocumentList> => {
    if (collections.length === 0) return { documents: [], total: 0, passages: 0 };
    const today = new Date().toISOString().slice(0, 10);
    const { rows: sizes } = await sql<{ id: string; chunks: number; words: number }>`
      select collection_id as id, chunks, words from collection_sizes
      where collection_id = any(${idsOf(collections)}::uuid[]) order by 1`.execute(db);
    if (sizes.length === 0) return { documents: [], total: 0, passages: 0 };
    const key = JSON.stringify([collections, sizes, limit, today]);
    const known = kept.get(key);
    if (known && known.until > Date.now()) return known.list;
    const list = await listDocuments(db, collections, { limit, today });
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, { list, until: Date.now() + KEPT_FOR_MS });
    return list;
  };
}

/** The documents of these collections: valid ones first, so that a truncated list keeps them. */
async function listDocuments(
  db: Db,
  collections: readonly FileOwner[],
  { limit, today }: { limit: number; today: string },
): Promise<DocumentList> {
  const { rows } = await sql<DocumentRow>`
    select ${documentColumns}, count(*) over ()::int as total,
      (sum(coalesce(f.num_chunks, 0)) over ())::int as "allPassages"
    from files f
    where ${isOf(collections)} and f.status = 'ready' and f.num_chunks > 0
    order by coalesce(f.valid_until < ${today}, false), title, f.id limit ${limit}`.execute(db);
  return toDocumentList(db, rows, today);
}

export async function toDocumentList(
  db: Db,
  rows: readonly DocumentRow[],
  today: string,
): Promise<DocumentList> {
  const superseded = await supersededFiles(db, rows);
  return {
    documents: rows.map(({ total: _, allPassages: __, ...row }) => ({
      ...row,
      isNotYetValid: row.validFrom !== null && row.validFrom > today,
      isExpired: row.validUntil !== null && row.validUntil < today,
      isSuperseded: superseded.has(row.fileId),
    })),
    total: rows[0]?.total ?? 0,
    passages: rows[0]?.allPassages ?? 0,
  };
}
