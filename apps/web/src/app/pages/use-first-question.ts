import type { ChatType } from "@metatron/contract/enums";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { firstChatOf } from "../../features/chat/ask/first-chat.ts";
import { firstChats, firstChoices } from "../../features/chat/composer/choices-of.ts";
import { useDraft } from "../../features/chat/composer/use-draft.ts";
import { useCompletion } from "../../features/commands/use-completion.tsx";
import { BRAND_PROFILES } from "../../lib/brand.ts";
import { NEW_CONVERSATION } from "../../local-db/drafts.ts";
import { toast } from "../../ui/toast.ts";
import { useBrand } from "../brand.ts";
import { useChat } from "../chat.ts";
import { useAsk } from "./use-ask.ts";
import { useAttachments } from "./use-attachments.tsx";
import { canLook, useAllowedChats, useComposerOptions, useServiceDesk } from "./use-composer-options.ts";
import { useFocusOnOpen } from "./use-focus-on-open.ts";
import { useOnline } from "./use-online.ts";
import { useRecorder } from "./use-recorder.tsx";

/**
 * The composer of a conversation that does not exist yet: the first question makes it and leads there. With an
 * assistant it is the one that is asked; use one component for each.
 */
export function useFirstQuestion(assistantId: string | null = null) {
  const { t } = useTranslation();
  const messenger = useChat();
  const brand = useBrand();
  const navigate = useNavigate();
  const isOnline = useOnline();
  const textRef = useRef<HTMLTextAreaElement>(null);
  const draftOf = assistantId ? `${NEW_CONVERSATION}-${assistantId}` : NEW_CONVERSATION;
  const { draft, change, clear } = useDraft(messenger, draftOf);
  const serviceDesk = useServiceDesk(brand);
  const allowed = useAllowedChats();
  const first = firstChatOf(brand, { serviceDesk, chats: allowed });
  const around = { assistantId, first: first.chat, allowed, serviceDesk };
  const wanted = firstChoices(draft, around);
  const { chat } = wanted;
  const { options, choices } = useComposerOptions(wanted, {
    chats: firstChats(around),
    onChoose: ({ chat, model, online, baseKnowledge }) =>
      change({
        ...(chat === undefined ? {} : { chat }),
        ...(model === undefined ? {} : { model }),
        ...(online === undefined ? {} : { online }),
        ...(baseKnowledge === undefined ? {} : { baseKnowledge }),
      }),
  });
  const canSee = canLook(options.model);
  const { attach, attachments, files, pictures, begun } = useAttachments({
    conversationId: null,
    isOnServer: false,
    draft,
    change,
  });
  useFocusOnOpen(textRef);
  usePreloadedConversation(draft.text !== "");
  const ask = useAsk({
    place: { conversationId: begun, parentId: null, draftOf, hasAnswer: false, isRunning: false },
    typed: { choices, files, pictures, canSee },
    onSent: (conversationId) => navigate({ to: "/chat/$conversationId", params: { conversationId } }),
    onExport: () => toast({ text: t("commands.nothingToExport") }),
    onClear: clear,
  });

  // Another type of chat than the brand's own has other good first questions.
  const isOwnChat = chat === first.chat && allowed.includes(BRAND_PROFILES[brand].chatType);
  const suggestedChat: ChatType = isOwnChat ? BRAND_PROFILES[brand].chatType : chat;
  return {
    /** The brand's own chat is not for this person: it speaks as free chat does. */
    spokenAs: allowed.includes(BRAND_PROFILES[brand].chatType) ? brand : ("chatlibre" as const),
    composer: {
      text: draft.text,
      onText: (text: string) => change({ text }),
      lastQuestion: null,
      options,
      mode: isOnline ? ("send" as const) : ("later" as const),
      onSend: async (text: string) => {
        if (await ask(text)) clear();
      },
      maySendEmpty: pictures.length > 0,
      completion: useCompletion({ text: draft.text, onText: (text) => change({ text }) }),
      ...useRecorder(),
      onStop: () => undefined,
      textRef,
      attach,
      attachments,
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
