import type { AssistantSummary } from "@metatron/contract/assistants/assistant";
import { MAX_NAME_CHARS } from "@metatron/contract/limits";
import { cutText } from "@metatron/text/cut-text";
import { call } from "../../../api/call.ts";
import { reasonOf } from "../../../api/reason-of.ts";
import { track } from "../../../api/track.ts";
import type { Translate } from "../../../lib/translator.ts";
import type { ChatsDatabase } from "../../../local-db/chats-database.ts";
import { confirm } from "../../../ui/confirm.ts";
import { toast } from "../../../ui/toast.ts";
import { setPinned } from "./sync-pins.ts";

interface Deps {
  db: ChatsDatabase;
  t: Translate;
  /** Lists that are being loaded must not arrive: they have the pins of before, and would undo the change. */
  onPinning: () => Promise<void>;
  /** The lists are stale. */
  onChanged: () => void;
  onEdit: (id: string) => void;
  warn: (message: string) => void;
}

export type AssistantActions = ReturnType<typeof createAssistantActions>;

/** The actions on an assistant from its card. */
export function createAssistantActions({ db, t, onPinning, onChanged, onEdit, warn }: Deps) {
  const send = (id: string, pinned: boolean) =>
    call("pinAssistant", { params: { assistant_id: id }, body: { pinned } });

  /** Shows why an action failed. */
  async function attempt(act: () => Promise<string>) {
    try {
      const text = await act();
      onChanged();
      if (text) toast({ text });
    } catch (error) {
      toast({ text: t("assistants.done.notDone", { reason: reasonOf(t, error) }) });
    }
  }

  return {
    togglePin: (assistant: AssistantSummary, isPinned: boolean) =>
      attempt(async () => {
        track(isPinned ? "unpin_assistant" : "pin_assistant");
        await onPinning();
        await setPinned({ db, send, warn }, assistant, !isPinned);
        return t(isPinned ? "assistants.done.unpinned" : "assistants.done.pinned", { name: assistant.name });
      }),

    duplicate: ({ id, name }: AssistantSummary) =>
      attempt(async () => {
        const copy = cutText(t("assistants.done.copyName", { name }), MAX_NAME_CHARS);
        const body = { id: crypto.randomUUID(), name: copy };
        const made = await call("duplicateAssistant", { params: { assistant_id: id }, body });
        track("create_assistant", { copy: true });
        toast({
          text: t("assistants.done.duplicated", { name: made.name }),
          action: { label: t("assistants.done.editCopy"), onAction: () => onEdit(made.id) },
        });
        return "";
      }),

    async leave({ id, name }: AssistantSummary) {
      const answer = await confirm({
        title: t("assistants.leave.title", { name }),
        description: t("assistants.leave.text"),
        tone: "danger",
        okVisible: true,
        cancelVisible: true,
        labels: { ok: t("assistants.leave.yes") },
      });
      if (answer !== "ok") return;
      await attempt(async () => {
        await call("leaveAssistant", { params: { assistant_id: id } });
        return t("assistants.done.left", { name });
      });
    },

    remove: ({ id, name }: Pick<AssistantSummary, "id" | "name">) =>
      attempt(async () => {
        await call("deleteAssistant", { query: { assistant_id: id } });
        track("delete_assistant");
        return t("assistants.done.removed", { name });
      }),

    async copyLink({ id }: AssistantSummary) {
      const link = `${location.origin}${chatAddress(id)}`;
      try {
        await navigator.clipboard.writeText(link);
        toast({ text: t("assistants.done.linkCopied") });
      } catch {
        toast({ text: t("assistants.done.linkNotCopied", { link }) });
      }
    },
  };
}

/** The link that starts a new conversation with an assistant. */
export const chatAddress = (id: string) => `/chat?assistant=${id}`;
