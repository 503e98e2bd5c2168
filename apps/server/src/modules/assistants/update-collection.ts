import type { KnowledgeSource } from "@metatron/contract/assistants/constants";
import type { CollectionUpdate } from "@metatron/contract/assistants/knowledge";
import { isExternal } from "@metatron/contract/roles";
import type { Session } from "../../http/session.ts";
import { recordAudit } from "../audit/index.ts";
import { assistantOwner } from "../files/index.ts";
import type { AssistantsDeps } from "./assistants-deps.ts";
import { needAccess } from "./find-access.ts";

interface QueuedJob {
  id: string;
  source: KnowledgeSource;
}

/** Chooses the spaces and the folder, fetches what changed there, or reads and indexes everything again. */
export async function updateCollection(
  { db, files, connectors }: Pick<AssistantsDeps, "db" | "files" | "connectors">,
  session: Session,
  assistantId: string,
  { confluenceSpaces, driveFolderId, reindex = false, refresh = false }: CollectionUpdate,
): Promise<QueuedJob[]> {
  await needAccess(db, session, assistantId, "edit");
  const { personId, roles } = session;
  const queued: QueuedJob[] = await connectors.choose({
    collectionId: assistantId,
    personId,
    isExternal: isExternal(roles),
    confluenceSpaces,
    driveFolderId,
  });
  if (confluenceSpaces !== undefined || driveFolderId !== undefined)
    await db.transaction().execute((trx) =>
      recordAudit(trx, {
        actorId: personId,
        action: "assistant.sources_chosen",
        subjectType: "assistant",
        subjectId: assistantId,
        details: { confluenceSpaces: confluenceSpaces ?? null, driveFolderId: driveFolderId ?? null },
      }),
    );
  if (refresh || reindex) {
    const again = await connectors.refresh(assistantId, reindex ? "everything" : "changed");
    queued.push(...again.filter(({ id }) => !queued.some((job) => job.id === id)));
  }
  if (reindex) {
    for (const file of await files.list(assistantOwner(assistantId))) {
      await files.readAgain(file.id);
      queued.push({ id: file.id, source: "files" });
    }
  }
  return queued;
}
