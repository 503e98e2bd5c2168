import { readCommand } from "@metatron/contract/commands";
import type { PersonalDataChoice } from "@metatron/contract/enums";
import { useNavigate } from "@tanstack/react-router";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { downloadFile } from "../../api/download-file.ts";
import { codeOf } from "../../api/reason-of.ts";
import { track } from "../../api/track.ts";
import { askQuestion, talking } from "../../features/chat/ask/ask.ts";
import { editQuestion, regenerate, tryAgain } from "../../features/chat/ask/ask-again.ts";
import { quoted } from "../../features/chat/composer/quoted.ts";
import { useDraft } from "../../features/chat/composer/use-draft.ts";
import type { Running } from "../../features/chat/follow/growing-answers.ts";
import type { MessageHandlers } from "../../features/chat/messages/message-handlers.ts";
import { useCompletion } from "../../features/commands/use-completion.tsx";
import { type PathStep, parentForNext } from "../../local-db/active-path.ts";
import { changeConversation } from "../../local-db/conversations.ts";
import type { AnsweringChat, Choices, ConversationRow, MessageRow } from "../../local-db/rows.ts";
import { chooseVersion } from "../../local-db/versions.ts";
import { toast } from "../../ui/toast.ts";
import { useChat } from "../chat.ts";
import { useConfig } from "../config.ts";
import { useConversationActions } from "../shell/use-conversation-actions.ts";
import { useAsk, useAskPorts } from "./use-ask.ts";
import { useAttachments } from "./use-attachments.tsx";
import { canLook, useComposerOptions } from "./use-composer-options.ts";
import { useRecorder } from "./use-recorder.tsx";

interface Options {
  conversation: ConversationRow;
  steps: readonly PathStep[];
  running: Running | null;
  /** An answer is being written, or others wait for it already. */
  mustQueue: boolean;
  textRef: RefObject<HTMLTextAreaElement | null>;
  onAsked: () => void;
}

/** All that can be asked in a conversation: the next question, one again, one in other words, and stopping. */
export function useNextQuestion({ conversation, steps, running, mustQueue, textRef, onAsked }: Options) {
  const { t } = useTranslation();
  const messenger = useChat();
  const { db, sync, sendDeps } = messenger;
  const { id } = conversation;
  const navigate = useNavigate();
  const actions = useConversationActions();
  const { apiBase } = useConfig();
  const { draft, change, clear } = useDraft(messenger, id);
  const { chat } = conversation;
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

  const { all, attach, attachments, files, pictures } = useAttachments({
    conversationId: id,
    isOnServer: conversation.isOnServer,
    draft,
    change,
  });

  const ports = useAskPorts();
  const contextOf = (text: string) => ports.contextFor(choices.baseKnowledge, text);
  const place = {
    conversationId: id,
    parentId: parentForNext(steps),
    draftOf: id,
    hasAnswer: steps.length > 0,
    isRunning: mustQueue,
  };
  const ask = useAsk({
    place,
    typed: { choices, files, pictures, canSee: canLook(options.model) },
    onSent: onAsked,
    onExport: (format) => void actions.exportAs(conversation, format),
    onClear() {
      clear();
      void navigate({ to: "/chat" });
      toast({ text: t("commands.cleared") });
    },
  });

  /** A question that nobody typed, with the pictures that it is about. */
  async function askFor(text: string, pictures: readonly string[] = []) {
    // Not the draft's: what is being typed stays.
    const apart = { ...place, draftOf: crypto.randomUUID() };
    const asked = await askQuestion(ports, apart, { text, choices: talking(choices), files: [], pictures });
    if (asked.kind === "sent") onAsked();
  }

  const questionOf = (answer: MessageRow) =>
    steps.find(({ message }) => message.id === answer.parentId)?.message;

  async function again(answer: MessageRow, how: typeof regenerate, personalData?: PersonalDataChoice) {
    const question = questionOf(answer);
    if (!question) return;
    const context = await contextOf(question.text);
    // Pictures are made again, words are written again.
    const again = answer.type === "image" ? { ...choices, chat: "images" as const } : talking(choices);
    await how(sendDeps, { question, choices: again, context, ...(personalData ? { personalData } : {}) });
  }

  async function edit(question: MessageRow, text: string) {
    const isPicture = question.type === "image" || readCommand(text)?.name === "imagen";
    const edited = isPicture ? { ...choices, chat: "images" as const } : talking(choices);
    await editQuestion(sendDeps, { question, text, choices: edited, context: await contextOf(text) });
  }

  const handlers: MessageHandlers = {
    onRegenerate: (answer) => void again(answer, regenerate),
    onRetry: (answer) => void again(answer, tryAgain),
    onContinue: () => void askFor(t("chat.page.continue")),
    onEdit: (question, text) => void edit(question, text),
    onChooseVersion: ({ parentId }, messageId) =>
      void chooseVersion(db, { conversationId: id, parentId, messageId }),
    onCopy: (_answer, format) => track("copy_response", { format }),
    onPicture(fileId, act) {
      if (act === "describe") return void askFor("/describe", [`${apiBase}/files/${fileId}/content`]);
      downloadFile(fileId, "imagen").catch((error: unknown) => {
        const code = codeOf(error);
        toast({ text: t("images.notDownloaded", { reason: t(`errors.${code}`) }) });
      });
    },
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
      const code = codeOf(error);
      toast({ text: t("chat.composer.stopFailed", { reason: t(`errors.${code}`) }) });
    }
  }

  const composer = {
    text: draft.text,
    onText: (text: string) => change({ text }),
    lastQuestion: steps.findLast(({ message }) => message.role === "user")?.message.text ?? null,
    onSend: async (text: string) => {
      if (await ask(text)) clear();
    },
    maySendEmpty: pictures.length > 0,
    completion: useCompletion({ text: draft.text, onText: (text) => change({ text }) }),
    onStop: () => void stop(),
    ...useRecorder(),
    attachments,
  };
  return {
    ...{ composer, options, modelNames, handlers, files: all, attach },
    hasAttachments: (draft.files ?? []).length > 0,
    /** Sends a question again with what the person chose about the personal data in it. */
    decide: (answer: MessageRow, choice: PersonalDataChoice) => void again(answer, tryAgain, choice),
  };
}

const FREE_CHATS: readonly AnsweringChat[] = ["rh-plus", "chat-libre", "images"];
