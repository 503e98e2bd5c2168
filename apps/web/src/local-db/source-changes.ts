import type { Message } from "@metatron/contract/chat/message";
import type { SourceChange } from "@metatron/contract/sources/source-change";
import type { ChatsStore } from "./chats-database.ts";
import { readSetting, writeSetting } from "./settings.ts";

export const sourceChangesKey = (conversationId: string) => `source-changes:${conversationId}`;

/** The last known changes of a conversation's sources, for reading offline. */
export async function readSourceChanges(
  db: ChatsStore,
  conversationId: string,
): Promise<SourceChange[] | null> {
  const kept = await readSetting(db, sourceChangesKey(conversationId));
  // Safe: only `keepSourceChanges` writes this key.
  return Array.isArray(kept) ? (kept as SourceChange[]) : null;
}

/** Most conversations have no changes, and need no row. */
export async function keepSourceChanges(
  db: ChatsStore,
  conversationId: string,
  changes: readonly SourceChange[],
): Promise<void> {
  await writeSetting(db, sourceChangesKey(conversationId), changes.length > 0 ? changes : undefined);
}

/**
 * Applies verdicts that arrived after the end of an answer. The
 * digest covers `verified`, so it is computed again.
 */
export async function applyVerdicts(
  db: ChatsStore,
  {
    answerId,
    citations,
    grounded,
  }: { answerId: string } & { citations: readonly Message["citations"][number][]; grounded: boolean },
): Promise<void> {
  await db.write(["chats", "messages"], async (tx) => {
    const row = await tx.messages.get(answerId);
    if (!row) return;
    await tx.messages.update(answerId, { citations: [...citations], grounded });
    await tx.chats.update(row.idChat, { digest: "" });
  });
}
