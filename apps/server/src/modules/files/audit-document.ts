import type { Trx } from "../../adapters/db/index.ts";
import { recordAudit } from "../audit/index.ts";
import type { FileRow } from "./file-row.ts";

export type DocumentAction = "document_added" | "document_replaced" | "document_removed" | "document_edited";

export interface AuditedChange {
  action: DocumentAction;
  actorId: string | null;
  /** The names of the changed fields of an edit. */
  fields?: readonly string[];
}

/**
 * The documents of an assistant or a project affect everyone who asks it, so each change is audited; files of
 * conversations are not.
 */
export async function auditDocument(
  trx: Trx,
  file: FileRow,
  { action, actorId, fields }: AuditedChange,
): Promise<void> {
  if (file.purpose === "project" && (action === "document_added" || action === "document_removed"))
    return recordAudit(trx, {
      actorId,
      action: `project.${action}`,
      subjectType: "project",
      subjectId: file.owner_id,
      details: { fileId: file.id },
    });
  if (file.purpose !== "assistant") return;
  await recordAudit(trx, {
    actorId,
    action: `assistant.${action}`,
    subjectType: "assistant",
    subjectId: file.owner_id,
    details: { fileId: file.id, name: file.name, source: file.source, ...(fields ? { fields } : {}) },
  });
}
