import type { ChatsStore } from "./chats-database.ts";
import type { AssistantRow } from "./rows.ts";

export type PinnableAssistant = Pick<AssistantRow, "id" | "name" | "emailOwner" | "avatar">;

type Warn = (message: string) => void;

/** Pinned assistants, most recently used first. */
export async function listPinnedAssistants(db: ChatsStore): Promise<AssistantRow[]> {
  const rows = (await db.assistants.toArray()).filter(({ pinned }) => pinned);
  return rows.sort(
    (a, b) =>
      (b.lastInteraction ?? "").localeCompare(a.lastInteraction ?? "") || a.name.localeCompare(b.name, "es"),
  );
}

export async function pinAssistant(db: ChatsStore, assistant: PinnableAssistant, warn: Warn): Promise<void> {
  await db.write(["assistants"], async (tx) => {
    const known = await tx.assistants.get(assistant.id);
    if (known?.pinned) return warn(`The assistant ${assistant.id} is pinned already.`);
    const { id, name, emailOwner, avatar } = assistant;
    const lastInteraction = known?.lastInteraction ?? null;
    await tx.assistants.put({ id, name, emailOwner, avatar, lastInteraction, pinned: true });
  });
}

export async function unpinAssistant(db: ChatsStore, id: string): Promise<void> {
  await db.assistants.update(id, { pinned: false });
}

/** Only affects assistants that were pinned at some time; no others are stored here. */
export async function noteInteraction(db: ChatsStore, id: string, now: Date): Promise<void> {
  await db.assistants.update(id, { lastInteraction: now.toISOString() });
}
