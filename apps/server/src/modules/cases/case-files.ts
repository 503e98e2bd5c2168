import { randomUUID } from "node:crypto";
import type { CaseFile, NewCase } from "@metatron/contract/cases/case";
import { MAX_CASE_FILE_BYTES, MAX_CASE_FILES } from "@metatron/contract/cases/constants";
import type { Db, Trx } from "../../adapters/db/index.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import { type FilesDeps, filesOfConversation, readBytes } from "../files/index.ts";

/** A file that a person shares with a case, read before the case is stored. */
export interface CopiedFile {
  id: string;
  name: string;
  type: string;
  size: number;
  bytes: Buffer;
}

/** The files of a conversation that fit into a case, newest first. */
export async function sharedFilesOf(
  db: Db,
  { personId, conversationId }: { personId: string; conversationId: string },
): Promise<CaseFile[]> {
  return db
    .selectFrom("files")
    .select(["id", "name", "type", "size"])
    .where("person_id", "=", personId)
    .where("owner_id", "=", conversationId)
    .where("owner_kind", "=", "conversation")
    .where("status", "<>", "pending")
    .where("size", "<=", MAX_CASE_FILE_BYTES)
    .orderBy("create_at", "desc")
    .limit(MAX_CASE_FILES)
    .execute();
}

/** Reads the files that the person agreed to share. Throws 404 for a file of another person or conversation. */
export async function copyFiles(
  deps: Pick<FilesDeps, "db" | "storage">,
  personId: string,
  { conversationId, fileIds = [] }: Pick<NewCase, "conversationId" | "fileIds">,
): Promise<CopiedFile[]> {
  if (fileIds.length === 0) return [];
  const files = conversationId
    ? await filesOfConversation(deps.db, { personId, conversationId, fileIds })
    : undefined;
  if (!files) throw notFound();
  const copies: CopiedFile[] = [];
  for (const { id, name, type, size } of files) {
    if (size > MAX_CASE_FILE_BYTES)
      throw new AppError("file_too_large", `A file of a case has at most ${MAX_CASE_FILE_BYTES} bytes.`);
    const bytes = await readBytes(deps, id);
    if (!bytes) throw notFound();
    copies.push({ id: randomUUID(), name, type, size, bytes: Buffer.from(bytes) });
  }
  return copies;
}

/** The names of the copies, by case. */
export async function filesByCase(
  db: Db | Trx,
  caseIds: readonly string[],
): Promise<ReadonlyMap<string, CaseFile[]>> {
  if (caseIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("case_files")
    .select(["id", "case_id", "name", "type", "size"])
    .where("case_id", "in", caseIds)
    .orderBy("name")
    .execute();
  const files = new Map<string, CaseFile[]>();
  for (const { case_id, ...file } of rows) files.set(case_id, [...(files.get(case_id) ?? []), file]);
  return files;
}

export async function readCaseFile(db: Db, id: string): Promise<{ name: string; bytes: Buffer }> {
  const file = await db
    .selectFrom("case_files")
    .select(["name", "bytes"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!file) throw notFound();
  return { name: file.name, bytes: Buffer.from(file.bytes) };
}
