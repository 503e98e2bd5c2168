import { MAX_SYNCED_CONVERSATIONS } from "@metatron/contract/chat/constants";
import { digestConversations } from "@metatron/turn/digest";
import { forgetConversations, readTombstones } from "../../../local-db/delete-conversation.ts";
import { readOutbox } from "../../../local-db/outbox.ts";
import { fillDigest, listCopies, readCopyIds } from "../../../local-db/server-copies.ts";
import { type LocalView, planPull } from "./plan-pull.ts";
import { pullConversations } from "./pull-conversations.ts";
import { pullMessages } from "./pull-messages.ts";
import type { SyncDeps } from "./sync-deps.ts";

/**
 * Makes the local copy agree with the server: by one digest where they are equal, else only by what differs.
 */
export async function reconcile(deps: SyncDeps, signal: AbortSignal): Promise<void> {
  const { db, call } = deps;
  const copies = await listCopies(db);
  const { synced } = await call("validateSynced", { body: { digest: digestConversations(copies) }, signal });
  if (synced) return;
  const conversations = copies.slice(0, MAX_SYNCED_CONVERSATIONS);
  const answer = await call("validateSynced", { body: { conversations }, signal });
  const { wanted, deleted, unknown } = planPull(answer, await readLocalView(deps));
  await forgetConversations(db, deleted, "deleted there");
  await forgetConversations(db, unknown, "unknown there");
  for (const { id, digest } of await pullConversations(deps, wanted, signal)) {
    // Where only title or pin changed on another device, the local messages already match the server's.
    const here = await fillDigest(db, id);
    if (here !== digest) await pullMessages(deps, { conversationId: id, digest, signal });
  }
}

async function readLocalView({ db }: SyncDeps): Promise<LocalView> {
  const entries = await readOutbox(db);
  return {
    ids: await readCopyIds(db),
    unsent: new Set(entries.map(({ conversationId }) => conversationId)),
    tombstones: await readTombstones(db),
  };
}
