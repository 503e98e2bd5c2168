import { useQuery } from "@tanstack/react-query";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { BRAND_PROFILES } from "../../../lib/brand.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { NEW_CONVERSATION } from "../../../local-db/drafts.ts";
import { useBrand } from "../../../shell/brand.ts";
import { useOnline } from "../../../shell/use-online.ts";
import { toast } from "../../../ui/toast.ts";
import { modelsQuery } from "../../status/models-query.ts";
import { firstChatOf } from "../ask/first-chat.ts";
import { firstChats, firstChoices, givenChoices, suggestedChatOf } from "../composer/choices-of.ts";
import { useAllowedChats, useServiceDesk } from "../composer/use-composer-options.ts";
import { useFocusOnOpen } from "../composer/use-focus-on-open.ts";
import { useQuestion } from "../composer/use-question.tsx";
import { carryText } from "../temporary/carried-text.ts";
import { useChat } from "../use-chat.ts";
import { spokenAs } from "./spoken-as.ts";
import { useReceivedShare } from "./use-received-share.ts";

/**
 * The composer of a new conversation: the first question creates the conversation and navigates to it. With
 * an `assistantId` that assistant is asked; use one component per assistant.
 */
export function useFirstQuestion(
  assistantId: string | null = null,
  { projectId = null }: { projectId?: string | null } = {},
) {
  const { t } = useTranslation();
  const brand = useBrand();
  const navigate = useNavigate();
  const isOnline = useOnline();
  const textRef = useRef<HTMLTextAreaElement>(null);
  const serviceDesk = useServiceDesk(brand);
  const allowed = useAllowedChats();
  const first = firstChatOf(brand, { serviceDesk, chats: allowed });
  const around = { assistantId, first: first.chat, allowed, serviceDesk };
  const { composer, choices, draft, change } = useQuestion({
    place: {
      conversationId: null,
      parentId: null,
      draftOf: assistantId ? `${NEW_CONVERSATION}-${assistantId}` : NEW_CONVERSATION,
      hasAnswer: false,
      projectId,
      isRunning: false,
    },
    isOnServer: false,
    steerable: null,
    choicesOf: (kept) => firstChoices(kept, around),
    chats: firstChats(around),
    onChoose: (changes, keep) => keep(givenChoices(changes)),
    textRef,
    onSent: (conversationId) => navigate({ to: "/chat/$conversationId", params: { conversationId } }),
    onExport: () => toast({ text: t("commands.nothingToExport") }),
    onClear: () => undefined,
  });
  useFocusOnOpen(textRef);
  usePreloadedConversation(draft.text !== "");

  const mode = useQuery(modelsQuery).data?.temporary;
  /** The typed text moves there, and no draft of it stays here. */
  function openTemporary() {
    carryText(draft.text);
    change({ text: "" });
    void navigate({ to: "/temporal", search: assistantId ? { assistant: assistantId } : {} });
  }

  useReceivedShare({
    isReady: mode !== undefined,
    isTemporary: mode === "always",
    change,
    attach: composer.attach,
  });

  const own = BRAND_PROFILES[brand].chatType;
  return {
    spokenAs: spokenAs({ brand, chat: choices.chat, first: first.chat, isAllowed: allowed.includes(own) }),
    composer: {
      ...composer,
      lastQuestion: null,
      mode: isOnline ? ("send" as const) : ("later" as const),
      onStop: () => undefined,
    },
    /** Undefined where there are no temporary conversations. */
    onTemporary: mode === "off" || mode === undefined ? undefined : openTemporary,
    isAlwaysTemporary: mode === "always",
    suggestedChat: suggestedChatOf({ chat: choices.chat, first: first.chat, own, allowed }),
    fill(text: string) {
      change({ text });
      textRef.current?.focus();
    },
  };
}

/** Loads the conversation page while the question is typed, so that the navigation has no delay. */
function usePreloadedConversation(isTyping: boolean) {
  const router = useRouter();
  const { prepareToFollow } = useChat();
  useEffect(() => {
    if (!isTyping) return;
    prepareToFollow();
    const params = { conversationId: NEW_CONVERSATION };
    router.preloadRoute({ to: "/chat/$conversationId", params }).catch(() => undefined);
  }, [router, prepareToFollow, isTyping]);
}
