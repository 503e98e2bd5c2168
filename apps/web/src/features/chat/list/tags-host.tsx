import type { Tag, TagChange } from "@metatron/contract/chat/conversation";
import { useMemo, useSyncExternalStore } from "react";
import { changeConversations, listConversations } from "../../../local-db/conversations.ts";
import { changeTag, tagsInUse } from "../../../local-db/tags.ts";
import { useLive } from "../../../local-db/use-live.ts";
import { useChat } from "../use-chat.ts";
import { tagPatches } from "./edit-tags.ts";
import { TagsDialog } from "./tags-dialog.tsx";
import { onTagsRequest, requestedTags, requestTags } from "./tags-request.ts";

/** The dialog with the tags of one or more conversations. */
export function TagsHost() {
  const { db, sync } = useChat();
  const ids = useSyncExternalStore(onTagsRequest, requestedTags);
  const all = useLive(db, listConversations, []);
  const rows = all.state === "ready" ? all.value : NONE;
  const used = useMemo(() => tagsInUse(rows), [rows]);
  const chosen = useMemo(() => {
    const wanted = new Set(ids);
    return rows.filter(({ id }) => wanted.has(id));
  }, [rows, ids]);
  if (!ids || all.state === "loading") return null;

  async function toggle(tag: Tag, change: "add" | "remove") {
    await changeConversations(db, { changes: tagPatches(chosen, tag, change), now: new Date() });
    void sync.wake();
  }
  async function change({ tag, name, color }: TagChange) {
    await changeTag(db, { tag, to: { name, color }, now: new Date() });
    void sync.wake();
  }
  async function remove(tag: string) {
    await changeTag(db, { tag, to: null, now: new Date() });
    void sync.wake();
  }
  return (
    <TagsDialog
      rows={chosen}
      used={used}
      onClose={() => requestTags(null)}
      onToggle={toggle}
      onChange={change}
      onDelete={remove}
    />
  );
}

const NONE: never[] = [];
