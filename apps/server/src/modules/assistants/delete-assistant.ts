import { sql } from "kysely";
import type { Trx } from "../../adapters/db/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import { recordAudit } from "../audit/index.ts";
import { forgetSources } from "../connectors/index.ts";
import { assistantOwner, removeFile, removeFilesOf } from "../files/index.ts";
import type { AssistantsDeps } from "./assistants-deps.ts";
import { needAccess } from "./find-access.ts";

/** Deletes the assistant with its knowledge and files; people can still read their conversations with it. */
export async function deleteAssistant(
  deps: Pick<AssistantsDeps, "db" | "jobs">,
  session: Session,
  assistantId: string,
): Promise<void> {
  const { row, can } = await needAccess(deps.db, session, assistantId);
  if (row.is_official) throw new AppError("assistant_protected", "Official assistants can't be deleted.");
  if (!can.delete) throw new AppError("forbidden", "Only the owner deletes an assistant.");
  await deps.db.transaction().execute(async (trx) => {
    const versions = await trx
      .selectFrom("assistant_versions")
      .select("content")
      .where("assistant_id", "=", assistantId)
      .execute();
    const deleted = await trx.deleteFrom("assistants").where("id", "=", assistantId).executeTakeFirst();
    // A concurrent request deleted it first.
    if (deleted.numDeletedRows === 0n) return;
    await forgetSources(trx, assistantId);
    await removeFilesOf(deps, assistantOwner(assistantId), trx);
    for (const avatar of avatarsIn(versions)) {
      if (!(await isShownElsewhere(trx, avatar))) await removeFile(deps, avatar, trx);
    }
    await recordAudit(trx, {
      actorId: session.personId,
      action: "assistant.deleted",
      subjectType: "assistant",
      subjectId: assistantId,
      details: { name: row.name },
    });
  });
}

/** Copies share the picture of their original, and earlier versions can be restored with theirs. */
async function isShownElsewhere(trx: Trx, avatarFileId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from assistants where avatar_file_id = ${avatarFileId}
    union all select 1 from assistant_versions where content ->> 'avatarFileId' = ${avatarFileId}
    limit 1`.execute(trx);
  return rows.length > 0;
}

function avatarsIn(versions: readonly { content: { avatarFileId: string | null } }[]): Set<string> {
  return new Set(versions.flatMap(({ content }) => content.avatarFileId ?? []));
}
