import type { DocumentEdit } from "@metatron/contract/files/document";
import type { Artifact } from "@metatron/contract/files/file";
import type { Trx } from "../../../adapters/db/index.ts";
import { AppError, notFound } from "../../../http/app-error.ts";
import type { Session } from "../../../http/session.ts";
import { type FileRow, readFile, toArtifacts, withResponsible } from "../../files/index.ts";
import { needAccess } from "../find-access.ts";
import type { DocumentsDeps } from "./documents-deps.ts";
import { findResponsible } from "./find-responsible.ts";
import { isWrongOrder, storeMetadata } from "./store-metadata.ts";

interface Editing {
  assistantId: string;
  fileId: string;
  edit: DocumentEdit;
}

/** Changes the named fields of one document, unless somebody else has changed it since it was read. */
export async function editDocument(
  { db, vectors }: DocumentsDeps,
  session: Session,
  { assistantId, fileId, edit }: Editing,
): Promise<Artifact> {
  await needAccess(db, session, assistantId, "edit");
  const { version, responsible, ...fields } = edit;
  await db.transaction().execute(async (trx) => {
    const file = await lockDocument(trx, { assistantId, fileId });
    if (!file) throw notFound();
    if (file.metadata_version !== version)
      throw new AppError("version_conflict", "Somebody else has changed this document.");
    if (isWrongOrder(file, fields))
      throw new AppError("validity_order", "The document would end before it begins.");
    const responsibleId = responsible
      ? await findResponsible(trx, { assistantId, email: responsible })
      : null;
    await storeMetadata(trx, file, {
      fields: responsible === undefined ? fields : { ...fields, responsibleId },
      actorId: session.personId,
      hasVectors: vectors !== undefined,
    });
  });
  const row = await readFile(db, fileId);
  if (!row) throw notFound();
  const [artifact] = await withResponsible(db, [row], await toArtifacts(db, [row]));
  if (!artifact) throw notFound();
  return artifact;
}

function lockDocument(
  trx: Trx,
  { assistantId, fileId }: { assistantId: string; fileId: string },
): Promise<FileRow | undefined> {
  return trx
    .selectFrom("files")
    .selectAll()
    .where("id", "=", fileId)
    .where("owner_id", "=", assistantId)
    .where("purpose", "=", "assistant")
    .where("status", "<>", "pending")
    .forUpdate()
    .executeTakeFirst();
}
