import type { Tag } from "@metatron/contract/chat/conversation";
import { tagKey } from "@metatron/contract/chat/tag-key";
import type { ChatsStore } from "./chats-database.ts";
import { addOperation, TAGS_GROUP } from "./outbox.ts";
import type { ConversationRow, OutboxEntry, TagOperation } from "./rows.ts";

/** A tag that is in use, with the number of its conversations. */
export interface UsedTag extends Tag {
  key: string;
  count: number;
}

/** The person's tags: those of the stored conversations, in alphabetical order. */
export function tagsInUse(rows: readonly Pick<ConversationRow, "tags">[]): UsedTag[] {
  const used = new Map<string, UsedTag>();
  for (const { tags } of rows) {
    for (const { name, color } of tags ?? []) {
      const key = tagKey(name);
      const known = used.get(key);
      if (known) known.count += 1;
      else used.set(key, { key, name, color, count: 1 });
    }
  }
  return [...used.values()].sort((a, b) => a.key.localeCompare(b.key));
}

/**
 * Renames, recolours or deletes a tag on every conversation: visible at once, sent from the outbox. Unsent tags of a
 * conversation are rewritten, because the server may get them after the change of the tag.
 */
export async function changeTag(
  db: ChatsStore,
  { tag, to, now }: { tag: string; to: Tag | null; now: Date },
): Promise<void> {
  const operation: TagOperation = { kind: "tag", tag, to };
  await db.write(["chats", "outbox"], async (tx) => {
    const rows = (await tx.chats.toArray()).flatMap((row) => {
      const tags = applyTagChanges(row.tags ?? [], [operation]);
      return tags === row.tags || !row.tags ? [] : [{ ...row, tags, digest: "" }];
    });
    if (rows.length === 0) return;
    await tx.chats.bulkPut(rows);
    const entries = (await tx.outbox.toArray()).flatMap((entry) => rewritten(entry, operation));
    await tx.outbox.bulkPut(entries);
    await addOperation(tx, { conversationId: TAGS_GROUP, operation, now });
  });
}

function rewritten(entry: OutboxEntry, change: TagOperation): OutboxEntry[] {
  const { operation } = entry;
  if (operation.kind !== "patch" || !operation.patch.tags) return [];
  const tags = applyTagChanges(operation.patch.tags, [change]);
  return [{ ...entry, operation: { kind: "patch", patch: { ...operation.patch, tags } } }];
}

/** Returns the same array where nothing changes. */
export function applyTagChanges(tags: Tag[], changes: readonly TagOperation[]): Tag[] {
  return changes.reduce(applyTagChange, tags);
}

function applyTagChange(tags: Tag[], { tag, to }: TagOperation): Tag[] {
  const from = tagKey(tag);
  const target = to && tagKey(to.name);
  // A tag that gets the name of another one becomes that one, everywhere in the same spelling and colour.
  const isTouched = ({ name }: Tag) => tagKey(name) === from || tagKey(name) === target;
  if (!tags.some(isTouched)) return tags;
  const changed = tags.flatMap((each) => (isTouched(each) ? (to ? [to] : []) : [each]));
  return changed.filter(({ name }, at) => changed.findIndex((other) => other.name === name) === at);
}
