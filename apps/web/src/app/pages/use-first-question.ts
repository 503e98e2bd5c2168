import type { ChatType } from "@metatron/contract/enums";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useDraft } from "../../features/chat/composer/use-draft.ts";
import { firstChatOf } from "../../features/chat/send/first-chat.ts";
import { type Choices, sendMessage } from "../../features/chat/send/send-message.ts";
import { BRAND_PROFILES } from "../../lib/brand.ts";
import { NEW_CONVERSATION } from "../../local-db/drafts.ts";
import type { AnsweringChat } from "../../local-db/rows.ts";
import { useBrand } from "../brand.ts";
import { useChat } from "../chat.ts";
import { useComposerOptions, useServiceDesk } from "./use-composer-options.ts";
import { useFocusOnOpen } from "./use-focus-on-open.ts";
import { useOnline } from "./use-online.ts";

/** The composer of a conversation that does not exist yet: the first question makes it and leads there. */
export function useFirstQuestion() {
  const messenger = useChat();
  const brand = useBrand();
  const navigate = useNavigate();
  const isOnline = useOnline();
  const textRef = useRef<HTMLTextAreaElement>(null);
  const { draft, change, clear } = useDraft(messenger, NEW_CONVERSATION);
  const serviceDesk = useServiceDesk(brand);
  const first = firstChatOf(brand, serviceDesk);
  const chat = draft.chat && draft.chat !== "images" ? draft.chat : first.chat;
  const wanted: Choices = {
    chat,
    assistantId: chat === "ai-builder" ? serviceDesk : null,
    model: draft.model,
    online: draft.online ?? false,
    baseKnowledge: draft.baseKnowledge ?? null,
  };
  const chats: AnsweringChat[] = ["rh-plus", "chat-libre", ...(serviceDesk ? (["ai-builder"] as const) : [])];
  const { options, choices } = useComposerOptions(wanted, {
    chats,
    onChoose: ({ chat, model, online, baseKnowledge }) =>
      change({
        ...(chat === undefined ? {} : { chat }),
        ...(model === undefined ? {} : { model }),
        ...(online === undefined ? {} : { online }),
        ...(baseKnowledge === undefined ? {} : { baseKnowledge }),
      }),
  });
  useFocusOnOpen(textRef);
  usePreloadedConversation(draft.text !== "");

  async function handleSend(text: string) {
    const question = { conversationId: null, parentId: null, text, choices, draftOf: NEW_CONVERSATION };
    const conversationId = await sendMessage(messenger.sendDeps, question);
    clear();
    await navigate({ to: "/chat/$conversationId", params: { conversationId } });
  }

  // Another type of chat than the brand's own has other good first questions.
  const suggestedChat: ChatType = chat === first.chat ? BRAND_PROFILES[brand].chatType : chat;
  return {
    composer: {
      text: draft.text,
      onText: (text: string) => change({ text }),
      lastQuestion: null,
      options,
      mode: isOnline ? ("send" as const) : ("later" as const),
      onSend: handleSend,
      onStop: () => undefined,
      textRef,
    },
    suggestedChat,
    fill(text: string) {
      change({ text });
      textRef.current?.focus();
    },
  };
}

/** Its code comes while the question is typed: the page then changes without a pause. */
function usePreloadedConversation(isTyping: boolean) {
  const router = useRouter();
  useEffect(() => {
    if (!isTyping) return;
    const params = { conversationId: NEW_CONVERSATION };
    router.preloadRoute({ to: "/chat/$conversationId", params }).catch(() => undefined);
  }, [router, isTyping]);
}
