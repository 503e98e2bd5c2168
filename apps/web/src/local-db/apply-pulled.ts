import type { Conversation } from "@metatron/contract/conversation";
import type { Message } from "@metatron/contract/message";
import type { ChatsDatabase } from "./chats-database.ts";
import { readBuried } from "./delete-conversation.ts";
import { mergeConversation, mergeMessage } from "./merge.ts";
import { readMessages } from "./messages.ts";
import { pendingOf, readOutbox, readPending } from "./outbox.ts";
import type { MessageRow } from "./rows.ts";
import { toSearchText } from "./search-text.ts";

export async function applyConversations(
  db: ChatsDatabase,
  conversations: readonly Conversation[],
): Promise<void> {
  await db.transaction("rw", db.chats, db.outbox, db.settings, async () => {
    const buried = await readBuried(db);
    const unsent = Map.groupBy(await readOutbox(db), (entry) => entry.conversationId);
    const wanted = conversations.filter(({ id }) => !buried.has(id));
    const known = await db.chats.bulkGet(wanted.map(({ id }) => id));
    const rows = wanted.flatMap((server, at) => {
      const pending = pendingOf(unsent.get(server.id) ?? []);
      return mergeConversation(known[at], server, pending) ?? [];
    });
    await db.chats.bulkPut(rows);
  });
}

export interface PulledMessages {
  conversationId: string;
  items: readonly Message[];
  /** Where the last page began. */
  tailCursor: string | null;
  /** With every page: the messages that the server had by our knowledge when the first one was asked for. */
  knownBefore?: ReadonlySet<string>;
}

/** Messages as the server has them; with every page, what it has no more goes. */
export async function applyMessages(db: ChatsDatabase, pulled: PulledMessages): Promise<void> {
  const { conversationId, items, tailCursor, knownBefore } = pulled;
  const tables = [db.chats, db.messages, db.texts, db.answerDrafts, db.outbox];
  await db.transaction("rw", tables, async () => {
    // Deleted while the pages were on their way.
    if (!(await db.chats.get(conversationId))) return;
    const pending = await readPending(db, conversationId);
    const local = new Map((await readMessages(db, conversationId)).map((row) => [row.id, row]));
    const isWhole = knownBefore !== undefined;
    const arrived = new Set(items.map(({ id }) => id));
    const gone = isWhole ? [...knownBefore].filter((id) => !arrived.has(id)) : [];
    const others = [...local.values()].filter(({ id }) => !arrived.has(id));
    // The server's order, which says which version is the newest: a last page comes after all that was stored before it.
    const before = others.filter(({ isOnServer }) => isOnServer && !isWhole).map(({ seq }) => seq);
    let next = Math.max(-1, ...before) + 1;
    const rows = items.map((server): MessageRow => {
      return { ...mergeMessage(local.get(server.id), server, pending), seq: next++ };
    });
    // What is not sent yet comes after all that is.
    const unsent = others.filter(({ isOnServer }) => !isOnServer).map((row) => ({ ...row, seq: next++ }));

    await db.messages.bulkDelete(gone);
    await db.texts.bulkDelete(gone);
    await db.messages.bulkPut([...rows, ...unsent]);
    await db.texts.bulkPut(rows.flatMap(toSearchText));
    await db.answerDrafts.bulkDelete(rows.filter(({ state }) => state !== "streaming").map(({ id }) => id));
    const { hasMessages } = (await db.chats.get(conversationId)) ?? {};
    await db.chats.update(conversationId, {
      digest: "",
      tailCursor,
      hasMessages: isWhole || hasMessages === true,
    });
  });
}

export async function knownMessageIds(db: ChatsDatabase, conversationId: string): Promise<Set<string>> {
  const rows = await readMessages(db, conversationId);
  return new Set(rows.filter(({ isOnServer }) => isOnServer).map(({ id }) => id));
}
