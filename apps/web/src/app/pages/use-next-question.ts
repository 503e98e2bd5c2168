import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../api/api-error.ts";
import { track } from "../../api/track.ts";
import { quoted } from "../../features/chat/composer/quoted.ts";
import { useDraft } from "../../features/chat/composer/use-draft.ts";
import type { MessageHandlers } from "../../features/chat/messages/message-handlers.ts";
import { editQuestion, regenerate, tryAgain } from "../../features/chat/send/ask-again.ts";
import type { Running } from "../../features/chat/send/growing-answers.ts";
import { type Choices, sendMessage } from "../../features/chat/send/send-message.ts";
import { type PathStep, parentForNext } from "../../local-db/active-path.ts";
import { changeConversation } from "../../local-db/conversations.ts";
import type { AnsweringChat, ConversationRow, MessageRow } from "../../local-db/rows.ts";
import { chooseVersion } from "../../local-db/versions.ts";
import { toast } from "../../ui/toast.ts";
import { useChat } from "../chat.ts";
import { useComposerOptions } from "./use-composer-options.ts";

interface Options {
  conversation: ConversationRow;
  steps: readonly PathStep[];
  running: Running | null;
  textRef: RefObject<HTMLTextAreaElement | null>;
  onAsked: () => void;
}

/** All that can be asked in a conversation: the next question, one again, one in other words, and stopping. */
export function useNextQuestion({ conversation, steps, running, textRef, onAsked }: Options) {
  const { t } = useTranslation();
  const messenger = useChat();
  const { db, sync, sendDeps } = messenger;
  const { id } = conversation;
  const { draft, change, clear } = useDraft(messenger, id);
  const chat = conversation.chat === "images" ? "chat-libre" : conversation.chat;
  const wanted: Choices = {
    chat,
    assistantId: conversation.assistantId,
    model: conversation.model,
    online: draft.online ?? false,
    baseKnowledge: conversation.baseKnowledge,
  };
  const { options, choices, modelNames } = useComposerOptions(wanted, {
    chats: chat === "ai-builder" ? [chat] : FREE_CHATS,
    onChoose({ online, chat, model, baseKnowledge }) {
      if (online !== undefined) return change({ online });
      const patch = {
        ...(chat === undefined ? {} : { chat }),
        ...(model === undefined ? {} : { model }),
        ...(baseKnowledge === undefined ? {} : { baseKnowledge }),
      };
      void changeConversation(db, { id, patch, now: new Date() }).then(sync.wake);
    },
  });

  async function ask(text: string) {
    const question = { conversationId: id, parentId: parentForNext(steps), text, choices, draftOf: id };
    await sendMessage(sendDeps, question);
    onAsked();
  }

  const questionOf = (answer: MessageRow) =>
    steps.find(({ message }) => message.id === answer.parentId)?.message;

  function again(answer: MessageRow, how: typeof regenerate) {
    const question = questionOf(answer);
    if (question) void how(sendDeps, { question, choices });
  }

  const handlers: MessageHandlers = {
    onRegenerate: (answer) => again(answer, regenerate),
    onRetry: (answer) => again(answer, tryAgain),
    onContinue: () => void ask(t("chat.page.continue")),
    onEdit: (question, text) => void editQuestion(sendDeps, { question, text, choices }),
    onChooseVersion: ({ parentId }, messageId) =>
      void chooseVersion(db, { conversationId: id, parentId, messageId }),
    onCopy: (_answer, format) => track("copy_response", { format }),
    onQuote(text) {
      change({ text: quoted(text, draft.text) });
      textRef.current?.focus();
    },
  };

  async function stop() {
    if (!running) return;
    try {
      await messenger.stop(running);
    } catch (error) {
      const code = error instanceof ApiError ? error.code : "internal";
      toast({ text: t("chat.composer.stopFailed", { reason: t(`errors.${code}`) }) });
    }
  }

  const composer = {
    text: draft.text,
    onText: (text: string) => change({ text }),
    lastQuestion: steps.findLast(({ message }) => message.role === "user")?.message.text ?? null,
    onSend: async (text: string) => {
      await ask(text);
      clear();
    },
    onStop: () => void stop(),
  };
  return { composer, options, modelNames, handlers };
}

const FREE_CHATS: readonly AnsweringChat[] = ["rh-plus", "chat-libre"];
