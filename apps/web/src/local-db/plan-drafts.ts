import type { ChatsStore } from "./chats-database.ts";
import { draftKey } from "./drafts.ts";

const prefixOf = (conversationId: string) => `${conversationId}/plan/`;

/** The edits of a plan are kept as a draft under this name, with one sub-question per line. */
export const planDraftOf = (conversationId: string, callKey: string) =>
  `${prefixOf(conversationId)}${callKey}`;

/** For the end of the answer or of the conversation: a draft that is left counts as unsent work. */
export async function forgetPlanDrafts(tx: ChatsStore, conversationId: string): Promise<void> {
  const from = draftKey(prefixOf(conversationId));
  const rows = await tx.settings.by("key", { from, to: `${from}\uffff` });
  await tx.settings.bulkDelete(rows.map(({ id }) => id));
}
