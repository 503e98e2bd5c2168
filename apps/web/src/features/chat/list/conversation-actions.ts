import { MAX_TITLE_CHARS } from "@metatron/contract/limits";
import type { Action } from "@metatron/contract/roles";
import { cleanLine } from "@metatron/text/clean-text";
import { cutText } from "@metatron/text/cut-text";
import type { track } from "../../../api/track.ts";
import type { Translate } from "../../../lib/translator.ts";
import type { ChatsDatabase } from "../../../local-db/chats-database.ts";
import { changeConversation, changeConversations } from "../../../local-db/conversations.ts";
import { deleteConversations, undoDeletions } from "../../../local-db/delete-conversation.ts";
import type { ConversationChanges, ConversationRow } from "../../../local-db/rows.ts";
import type { confirm } from "../../../ui/confirm.ts";
import type { toast } from "../../../ui/toast.ts";
import type { ExportFormat } from "../export/export-formats.ts";

interface Deps {
  db: ChatsDatabase;
  /** The actions that the person's roles allow. */
  allowed: readonly Action[];
  /** Called after an entry was added to the outbox. */
  wake: () => Promise<void>;
  exportAs: (conversation: ConversationRow, format: ExportFormat, answerId?: string) => Promise<void>;
  /** Called before the row is deleted: the page may have to navigate away. */
  onRemove: (id: string) => void;
  now: () => Date;
  t: Translate;
  track: typeof track;
  confirm: typeof confirm;
  toast: typeof toast;
}

export type ConversationActions = ReturnType<typeof createConversationActions>;

/** The actions on a conversation of the list; each is visible at once and sent when the network allows. */
export function createConversationActions(deps: Deps) {
  const { db, wake, now, t, track, toast } = deps;

  async function change(id: string, patch: ConversationChanges) {
    await changeConversation(db, { id, patch, now: now() });
    void wake();
  }

  async function undo(conversations: readonly ConversationRow[]) {
    const restored = await undoDeletions(
      db,
      conversations.map(({ id }) => id),
    );
    const [first] = conversations;
    if (conversations.length === 1 && first)
      toast({ text: t(restored > 0 ? "list.restored" : "list.tooLate", { title: first.title }) });
    else toast({ text: t("list.restoredMany", { count: restored, of: conversations.length }) });
  }

  async function archive(conversations: readonly ConversationRow[], archived: boolean) {
    const changes = conversations.map(({ id }) => ({ id, patch: { archived } }));
    await changeConversations(db, { changes, now: now() });
    void wake();
    const [first] = conversations;
    const title = first?.title || t("list.untitled");
    const text =
      conversations.length === 1
        ? t(archived ? "list.archived" : "list.unarchived", { title })
        : t(archived ? "list.archivedMany" : "list.unarchivedMany", { count: conversations.length });
    toast({
      text,
      action: { label: t("list.undo"), onAction: () => void archiveSilently(changes, !archived) },
    });
  }

  async function archiveSilently(changed: readonly { id: string }[], archived: boolean) {
    await changeConversations(db, {
      changes: changed.map(({ id }) => ({ id, patch: { archived } })),
      now: now(),
    });
    void wake();
  }

  async function removeAll(conversations: readonly ConversationRow[], text: string) {
    for (const { id } of conversations) deps.onRemove(id);
    await deleteConversations(db, { ids: conversations.map(({ id }) => id), now: now() });
    void wake();
    toast({ text, action: { label: t("list.undo"), onAction: () => void undo(conversations) } });
  }

  return {
    may: (action: Action) => deps.allowed.includes(action),

    async togglePin({ id, pinned }: ConversationRow) {
      track(pinned ? "unpin_conversation" : "pin_conversation");
      await change(id, { pinned: !pinned });
    },

    async toggleFavorite({ id, favorite }: ConversationRow) {
      track("favorite_conversation", { favorite: !favorite });
      await change(id, { favorite: !favorite });
    },

    /** Archives these conversations, or brings them back to the list. */
    archive,

    /** An empty title changes nothing. */
    async rename({ id, title: before }: ConversationRow, typed: string) {
      const title = cutText(cleanLine(typed), MAX_TITLE_CHARS);
      if (title === "" || title === before) return;
      track("rename_conversation");
      await change(id, { title });
    },

    async changeEmoji({ id }: ConversationRow, emoji: string | null) {
      track("change_emoji");
      await change(id, { emoji });
    },

    /** With an answer, that one alone. */
    async exportAs(conversation: ConversationRow, format: ExportFormat, answerId?: string) {
      track("export_conversation", { format });
      await deps.exportAs(conversation, format, answerId);
    },

    async remove(conversation: ConversationRow) {
      const { title } = conversation;
      const answer = await deps.confirm({
        title: t("list.deleteTitle", { title }),
        description: t("list.deleteText"),
        tone: "danger",
        okVisible: true,
        cancelVisible: true,
        labels: { ok: t("list.deleteYes") },
      });
      if (answer !== "ok") return;
      track("delete_conversation");
      await removeAll([conversation], t("list.deleted", { title }));
    },

    /** Resolves to false where the person keeps them. */
    async removeMany(conversations: readonly ConversationRow[]): Promise<boolean> {
      const count = conversations.length;
      const answer = await deps.confirm({
        title: t("list.deleteManyTitle", { count }),
        description: t("list.deleteText"),
        tone: "danger",
        okVisible: true,
        cancelVisible: true,
        labels: { ok: t("list.deleteYes") },
      });
      if (answer !== "ok") return false;
      for (let at = 0; at < count; at += 1) track("delete_conversation");
      await removeAll(conversations, t("list.deletedMany", { count }));
      return true;
    },
  };
}
