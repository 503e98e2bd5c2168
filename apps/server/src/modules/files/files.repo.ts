import type { Db, OwnerKind, Trx } from "../../adapters/db/index.ts";
import type { FileOwner } from "./file-owner.ts";
import type { FileRow } from "./file-row.ts";

export function readFile(db: Db | Trx, fileId: string): Promise<FileRow | undefined> {
  return db.selectFrom("files").selectAll().where("id", "=", fileId).executeTakeFirst();
}

export async function readFiles(db: Db, fileIds: readonly string[]): Promise<FileRow[]> {
  if (fileIds.length === 0) return [];
  return db.selectFrom("files").selectAll().where("id", "in", fileIds).execute();
}

/** The number of files per conversation or assistant; no entry for zero. */
export async function countFiles(
  db: Db,
  kind: OwnerKind,
  ownerIds: readonly string[],
): Promise<Map<string, number>> {
  if (ownerIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("files")
    .select((eb) => ["owner_id", eb.fn.countAll<number>().as("files")])
    .where("owner_id", "in", ownerIds)
    .where("owner_kind", "=", kind)
    .where("status", "<>", "pending")
    .groupBy("owner_id")
    .execute();
  return new Map(rows.flatMap(({ owner_id, files }) => (owner_id === null ? [] : [[owner_id, files]])));
}

/** Oldest first, without incomplete uploads. */
export function listFiles(db: Db, owner: FileOwner): Promise<FileRow[]> {
  return db
    .selectFrom("files")
    .selectAll()
    .where("owner_id", "=", owner.id)
    .where("owner_kind", "=", owner.kind)
    .where("status", "<>", "pending")
    .orderBy("create_at")
    .orderBy("id")
    .execute();
}

/** The ids under which this person sent the same bytes again, by the file that holds them. */
export async function readDuplicates(
  db: Db,
  { personId, owner }: { personId: string; owner: FileOwner },
): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom("file_duplicates")
    .innerJoin("files", "files.id", "file_duplicates.file_id")
    .select(["file_duplicates.id", "file_duplicates.file_id"])
    .where("files.owner_id", "=", owner.id)
    .where("files.owner_kind", "=", owner.kind)
    .where("file_duplicates.person_id", "=", personId)
    .execute();
  const ids = new Map<string, string[]>();
  for (const row of rows) ids.set(row.file_id, [...(ids.get(row.file_id) ?? []), row.id]);
  return ids;
}

/** The file with the same bytes in this conversation or assistant. */
export function findSameContent(
  db: Db | Trx,
  { owner, sha256 }: { owner: FileOwner; sha256: string },
): Promise<FileRow | undefined> {
  return db
    .selectFrom("files")
    .selectAll()
    .where("owner_id", "=", owner.id)
    .where("owner_kind", "=", owner.kind)
    .where("sha256", "=", sha256)
    .where("source_key", "is", null)
    .where("purpose", "<>", "image")
    .where("status", "<>", "pending")
    .executeTakeFirst();
}

export interface NamedFiles {
  personId: string;
  conversationId: string;
  fileIds: readonly string[];
}

/**
 * Files of this person's conversation, in this order; undefined if any id does not belong to it. The id of a
 * duplicate upload resolves to the file with the same bytes.
 */
export async function filesOfConversation(
  db: Db,
  { personId, conversationId, fileIds }: NamedFiles,
): Promise<FileRow[] | undefined> {
  const rows = await db
    .selectFrom("files")
    .leftJoin("file_duplicates", "file_duplicates.file_id", "files.id")
    .selectAll("files")
    .select("file_duplicates.id as duplicate_id")
    .where("files.person_id", "=", personId)
    .where("files.owner_id", "=", conversationId)
    .where("files.owner_kind", "=", "conversation")
    .where("files.status", "<>", "pending")
    .where((eb) => eb.or([eb("files.id", "in", [...fileIds]), eb("file_duplicates.id", "in", [...fileIds])]))
    .execute();
  const found = fileIds.map((id) => rows.find((row) => row.id === id || row.duplicate_id === id));
  const files = new Map(found.flatMap((row) => (row ? [[row.id, row] as const] : [])));
  return found.includes(undefined)
    ? undefined
    : [...files.values()].map(({ duplicate_id: _, ...file }) => file);
}

/** Transfers the files of one person within this owner to another person. */
export async function handOverFiles(
  trx: Trx,
  { owner, from, to }: { owner: FileOwner; from: string; to: string },
): Promise<void> {
  await trx
    .updateTable("files")
    .set({ person_id: to })
    .where("owner_id", "=", owner.id)
    .where("owner_kind", "=", owner.kind)
    .where("person_id", "=", from)
    .execute();
}
