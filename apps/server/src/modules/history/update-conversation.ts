import type { Conversation, ConversationPatch } from "@metatron/contract/chat/conversation";
import type { Db, Trx } from "../../adapters/db/index.ts";
import { notFound } from "../../http/app-error.ts";
import { checkProjects } from "./check-projects.ts";
import { fillDigests } from "./fill-digests.ts";
import { changedAt } from "./mark-changed.ts";
import { addTags, checkTagCount, keysOf } from "./tags.ts";
import { conversationColumns, toConversation } from "./to-conversation.ts";

export interface ConversationChange {
  personId: string;
  conversationId: string;
  patch: ConversationPatch;
  now: Date;
}

/**
 * Writes only the fields of the patch, so that devices which change different fields do not overwrite each
 * other.
 */
export async function updateConversation(db: Db, change: ConversationChange): Promise<Conversation> {
  const { personId, patch } = change;
  const { tags, projectId } = patch;
  const row =
    tags || projectId
      ? await db.transaction().execute(async (trx) => {
          if (tags) await addTags(trx, personId, tags);
          await checkProjects(trx, { personId, projectIds: [projectId ?? null] });
          const changed = await writePatch(trx, change);
          if (tags) await checkTagCount(trx, personId);
          return changed;
        })
      : await writePatch(db, change);
  const [filled = row] = await fillDigests(db, personId, [row]);
  return toConversation(filled);
}

async function writePatch(db: Db | Trx, { personId, conversationId, patch, now }: ConversationChange) {
  const row = await db
    .updateTable("conversations")
    .set({ ...columnsOf(patch), ...changedAt(now) })
    .where("id", "=", conversationId)
    .where("person_id", "=", personId)
    .returning(conversationColumns)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Fields left undefined are not written. */
function columnsOf(patch: ConversationPatch) {
  return {
    title: patch.title,
    // The person's own title is not replaced by the model's.
    is_title_final: patch.title === undefined ? undefined : true,
    emoji: patch.emoji,
    is_favorite: patch.favorite,
    is_pinned: patch.pinned,
    is_archived: patch.archived,
    tag_keys: patch.tags && keysOf(patch.tags),
    project_id: patch.projectId,
    chat: patch.chat,
    model: patch.model,
    base_knowledge: patch.baseKnowledge,
  };
}
