import type { KnowledgeSource } from "@metatron/contract/assistants/constants";
import type { CollectionUpdate } from "@metatron/contract/assistants/knowledge";
import { isExternal } from "@metatron/contract/roles";
import type { Session } from "../../http/session.ts";
import { recordAudit } from "../audit/index.ts";
import { type ConnectorsDeps, chooseSources, refreshCollection } from "../connectors/index.ts";
import { assistantOwner, listFiles, readAgain } from "../files/index.ts";
import { needAccess } from "./find-access.ts";

interface QueuedJob {
  id: string;
  source: KnowledgeSource;
}

/** Sets the spaces and the folder, fetches changes, or reads and indexes everything again. */
export async function updateCollection(
  deps: ConnectorsDeps,
  session: Session,
  assistantId: string,
  { confluenceSpaces, driveFolderId, reindex = false, refresh = false }: CollectionUpdate,
): Promise<QueuedJob[]> {
  const { db } = deps;
  await needAccess(db, session, assistantId, "edit");
  const { personId, roles } = session;
  const queued: QueuedJob[] = await chooseSources(deps, {
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
    const again = await refreshCollection(deps, assistantId, reindex ? "everything" : "changed");
    queued.push(...again.filter(({ id }) => !queued.some((job) => job.id === id)));
  }
  if (reindex) {
    for (const file of await listFiles(deps.db, assistantOwner(assistantId))) {
      await readAgain(deps, file.id);
      queued.push({ id: file.id, source: "files" });
    }
  }
  return queued;
}
