import type { SkipReason } from "@metatron/contract/files/constants";
import type { DocumentsChange, DocumentsChanged } from "@metatron/contract/files/document";
import { type SqlBool, sql } from "kysely";
import type { Trx } from "../../../adapters/db/index.ts";
import type { Session } from "../../../http/session.ts";
import { assistantOwner, auditDocument, type FileRow, readAgain, removeFiles } from "../../files/index.ts";
import { needAccess } from "../find-access.ts";
import type { DocumentsDeps } from "./documents-deps.ts";
import { findResponsible } from "./find-responsible.ts";
import { isWrongOrder, storeMetadata } from "./store-metadata.ts";

/** Larger transactions would block the embedded database for other queries. */
const AT_ONCE = 100;

interface Changing {
  assistantId: string;
  change: DocumentsChange;
}

type Skipped = DocumentsChanged["skipped"];

/** One action on several documents. A document that can't take it is skipped with the reason. */
export async function changeDocuments(
  deps: DocumentsDeps,
  session: Session,
  { assistantId, change }: Changing,
): Promise<DocumentsChanged> {
  await needAccess(deps.db, session, assistantId, "edit");
  const ids = [...new Set(change.ids)];
  const skipped: Skipped = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    skipped.push(...(await changeSome(deps, session, { assistantId, change: { ...change, ids: some } })));
  }
  return { changed: ids.length - skipped.length, skipped };
}

function changeSome(
  deps: DocumentsDeps,
  { personId: actorId }: Session,
  { assistantId, change }: Changing,
): Promise<Skipped> {
  switch (change.action) {
    case "delete":
      return deps.db.transaction().execute(async (trx) => {
        const owner = assistantOwner(assistantId);
        const gone = await removeFiles(deps, trx, { owner, fileIds: change.ids });
        for (const file of gone) await auditDocument(trx, file, { action: "document_removed", actorId });
        return missing(change.ids, gone);
      });
    case "read_again":
      return retry(deps, assistantId, change.ids);
    case "set": {
      const { ids, fields } = change;
      return deps.db
        .transaction()
        .execute((trx) => setFields(deps, trx, { assistantId, ids, fields, actorId }));
    }
  }
}

async function retry(deps: DocumentsDeps, assistantId: string, ids: readonly string[]): Promise<Skipped> {
  const files = await deps.db.transaction().execute((trx) => lockDocuments(trx, assistantId, ids));
  const isBusy = ({ status }: FileRow) => status === "queued" || status === "reading";
  for (const file of files) if (!isBusy(file)) await readAgain(deps, file.id);
  const busy = files.filter(isBusy).map(({ id }) => skip(id, "busy"));
  return [...missing(ids, files), ...busy];
}

interface Setting {
  assistantId: string;
  ids: readonly string[];
  fields: Extract<DocumentsChange, { action: "set" }>["fields"];
  actorId: string;
}

async function setFields({ vectors }: DocumentsDeps, trx: Trx, setting: Setting): Promise<Skipped> {
  const { assistantId, ids, actorId } = setting;
  const { responsible, ...others } = setting.fields;
  const responsibleId = responsible ? await findResponsible(trx, { assistantId, email: responsible }) : null;
  const fields = responsible === undefined ? others : { ...others, responsibleId };
  const files = await lockDocuments(trx, assistantId, ids);
  const wrong = files.filter((file) => isWrongOrder(file, fields));
  for (const file of files) {
    if (wrong.includes(file)) continue;
    await storeMetadata(trx, file, { fields, actorId, hasVectors: vectors !== undefined });
  }
  return [...missing(ids, files), ...wrong.map(({ id }) => skip(id, "validity_order"))];
}

const skip = (id: string, reason: SkipReason) => ({ id, reason });

function missing(ids: readonly string[], found: readonly FileRow[]): Skipped {
  const known = new Set(found.map(({ id }) => id));
  return ids.filter((id) => !known.has(id)).map((id) => skip(id, "gone"));
}

/** In the order of the ids, so that two selections that overlap never wait for each other. */
function lockDocuments(trx: Trx, assistantId: string, ids: readonly string[]): Promise<FileRow[]> {
  return trx
    .selectFrom("files")
    .selectAll()
    .where("owner_id", "=", assistantId)
    .where("purpose", "=", "assistant")
    .where("status", "<>", "pending")
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .orderBy("id")
    .forUpdate()
    .execute();
}
