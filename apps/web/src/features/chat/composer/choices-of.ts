import type { ChatType } from "@metatron/contract/enums";
import type { Draft } from "../../../local-db/drafts.ts";
import type { AnsweringChat, Choices } from "../../../local-db/rows.ts";
import type { ChosenModel } from "./chosen-model.ts";

interface Around {
  /** From the URL; null for the brand's own chat. */
  assistantId: string | null;
  /** The chat type of the brand's new conversations. */
  first: AnsweringChat;
  allowed: readonly ChatType[];
  serviceDesk: string | null;
}

/** The choices of the first question: the draft's where the person has access, the brand's otherwise. */
export function firstChoices(draft: Draft, { assistantId, first, allowed, serviceDesk }: Around): Choices {
  const chosen = draft.chat && allowed.includes(draft.chat) ? draft.chat : first;
  const chat = assistantId ? "ai-builder" : chosen;
  return {
    chat,
    assistantId: assistantId ?? (chat === "ai-builder" ? serviceDesk : null),
    model: draft.model,
    online: draft.online ?? false,
    baseKnowledge: draft.baseKnowledge ?? null,
  };
}

/** The chats that the first question may choose from; none with an assistant. */
export function firstChats({ assistantId, serviceDesk }: Pick<Around, "assistantId" | "serviceDesk">) {
  const chats: AnsweringChat[] = ["rh-plus", "chat-libre"];
  if (assistantId) return ["ai-builder"] satisfies AnsweringChat[];
  if (serviceDesk) chats.push("ai-builder");
  return [...chats, "images" as const];
}

/** The choices to send: no model that is unavailable, and none with an assistant, which has its own. */
export function sentChoices(wanted: Choices, model: ChosenModel): Choices {
  const isChosen = model.state === "chosen" && !wanted.assistantId;
  const mayGoOnline = model.state !== "unknown" && model.model.online;
  return { ...wanted, model: isChosen ? model.model.id : undefined, online: mayGoOnline && wanted.online };
}

export type ChosenFields = Partial<Choices>;

/** Only the fields that were chosen: an undefined field would overwrite the stored one. */
export function givenChoices({ chat, model, online, baseKnowledge }: ChosenFields) {
  return {
    ...(chat === undefined ? {} : { chat }),
    ...(model === undefined ? {} : { model }),
    ...(online === undefined ? {} : { online }),
    ...(baseKnowledge === undefined ? {} : { baseKnowledge }),
  };
}

/** The chats that a conversation may change to; one with an assistant keeps it. */
export function nextChats(chat: AnsweringChat): readonly AnsweringChat[] {
  return chat === "ai-builder" ? [chat] : ["rh-plus", "chat-libre", "images"];
}

/** Which chat's first questions are suggested: the selected type if it is not the brand's own. */
export function suggestedChatOf({
  chat,
  first,
  own,
  allowed,
}: Record<"chat" | "first" | "own", ChatType> & { allowed: readonly ChatType[] }): ChatType {
  return chat === first && allowed.includes(own) ? own : chat;
}
