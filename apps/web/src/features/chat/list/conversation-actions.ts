import { MAX_TITLE_CHARS } from "@metatron/contract/limits";
import type { Action } from "@metatron/contract/roles";
import { cleanLine } from "@metatron/text/clean-text";
import { cutText } from "@metatron/text/cut-text";
import type { TFunction } from "i18next";
import type { track } from "../../../api/track.ts";
import type { ChatsDatabase } from "../../../local-db/chats-database.ts";
import { changeConversation } from "../../../local-db/conversations.ts";
import { deleteConversation, undoDeletion } from "../../../local-db/delete-conversation.ts";
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
  t: TFunction;
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

  async function undo({ id, title }: ConversationRow) {
    const isBack = await undoDeletion(db, id);
    toast({ text: t(isBack ? "list.restored" : "list.tooLate", { title }) });
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
      const { id, title } = conversation;
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
      deps.onRemove(id);
      await deleteConversation(db, { id, now: now() });
      void wake();
      toast({
        text: t("list.deleted", { title }),
        action: { label: t("list.undo"), onAction: () => void undo(conversation) },
      });
    },
  };
}
