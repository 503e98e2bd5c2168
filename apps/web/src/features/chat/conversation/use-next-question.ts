import type { PersonalDataChoice } from "@metatron/contract/personal-data/constants";
import { useNavigate } from "@tanstack/react-router";
import type { RefObject } from "react";
import { downloadFile } from "../../../api/download-file.ts";
import { codeOf } from "../../../api/reason-of.ts";
import { track } from "../../../api/track.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { type PathStep, parentForNext } from "../../../local-db/active-path.ts";
import { changeConversation } from "../../../local-db/conversations.ts";
import type { ConversationRow, MessageRow } from "../../../local-db/rows.ts";
import { chooseVersion } from "../../../local-db/versions.ts";
import { toast } from "../../../ui/toast.ts";
import { useConfig } from "../../status/config.ts";
import { lastQuestionOf, nextChoices, nextQuestion } from "../ask/next-question.ts";
import {
  beginsConversation,
  draftOfFirst,
  takeBackQuestion,
  withTextBack,
} from "../ask/take-back-question.ts";
import { givenChoices, nextChats } from "../composer/choices-of.ts";
import { useQuestion } from "../composer/use-question.tsx";
import type { Running } from "../follow/live-answers.ts";
import { useConversationActions } from "../list/use-conversation-actions.ts";
import { quoteAbove } from "../messages/answer-parts.ts";
import type { MessageHandlers } from "../messages/message-handlers.ts";
import { useChat } from "../use-chat.ts";

interface Options {
  conversation: ConversationRow;
  steps: readonly PathStep[];
  running: Running | null;
  /** An answer is being written, or other questions are already queued. */
  mustQueue: boolean;
  /** The running answer that a text can be added to. */
  steerable: string | null;
  textRef: RefObject<HTMLTextAreaElement | null>;
  onAsked: () => void;
}

/** All requests of a conversation: the next question, retries, regenerations, edits, and stopping. */
export function useNextQuestion(given: Options) {
  const { conversation, steps, running, mustQueue, steerable, textRef, onAsked } = given;
  const { t } = useTranslation();
  const { db, sync, stop, drafts } = useChat();
  const { id } = conversation;
  const navigate = useNavigate();
  const actions = useConversationActions();
  const { apiBase } = useConfig();
  const place = {
    conversationId: id,
    parentId: parentForNext(steps),
    draftOf: id,
    hasAnswer: steps.length > 0,
    isRunning: mustQueue,
  };
  const question = useQuestion({
    place,
    isOnServer: conversation.isOnServer,
    steerable,
    choicesOf: (draft) => nextChoices(conversation, draft),
    chats: nextChats(conversation.chat),
    onChoose(changes, keep) {
      // Web search is chosen for one question, everything else for the conversation.
      const { online, ...patch } = givenChoices(changes);
      if (online !== undefined) return keep({ online });
      void changeConversation(db, { id, patch, now: new Date() }).then(sync.wake);
    },
    textRef,
    onSent: onAsked,
    onExport: (format) => void actions.exportAs(conversation, format),
    onClear() {
      void navigate({ to: "/chat" });
      toast({ text: t("commands.cleared") });
    },
  });
  const { draft, change, choices, ports } = question;
  const onStopFailed = (error: unknown) =>
    toast({ text: t("chat.composer.stopFailed", { reason: t(`errors.${codeOf(error)}`) }) });
  const next = nextQuestion({ ...ports, stop, onStopFailed, onAsked }, { steps, running, place, choices });

  const { writers } = question;
  const answerWith = (answer: MessageRow, id: string) => {
    const isOnline = choices.online && writers.some((model) => model.id === id && model.online);
    track("select_model", { model: id });
    void next.answerWith(answer, { model: id, online: isOnline });
  };

  async function takeBack(asked: MessageRow) {
    if (asked.isOnServer) return;
    if (beginsConversation(conversation, asked)) {
      const { draftOf, draft: first } = draftOfFirst(conversation, asked);
      const kept = await drafts.read(draftOf);
      drafts.type(draftOf, { ...first, text: withTextBack(asked.text, kept?.text ?? "") });
      // The page of a new conversation reads its draft when it opens.
      await drafts.saveNow();
      const { assistantId } = conversation;
      await navigate({ to: "/chat", ...(assistantId ? { search: { assistant: assistantId } } : {}) });
    } else {
      change(({ text, files = [] }) => ({
        text: withTextBack(asked.text, text),
        files: [...asked.files, ...files],
      }));
      // The dialog returns the focus to its opener first.
      requestAnimationFrame(() => textRef.current?.focus());
    }
    await takeBackQuestion(db, asked);
  }

  const handlers: MessageHandlers = {
    onRegenerate: (answer) => void next.regenerate(answer),
    // An assistant answers with the model that its editor chose.
    ...(conversation.assistantId ? {} : { onRegenerateWith: answerWith }),
    onRetry: (answer) => void next.retryQuestion(answer),
    onContinue: () => void next.askFor(t("chat.page.continue")),
    onEdit: (asked, text) => void next.edit(asked, text),
    onChooseVersion: ({ parentId }, messageId) =>
      void chooseVersion(db, { conversationId: id, parentId, messageId }),
    onCopy: (_answer, format) => track("copy_response", { format }),
    onPicture(fileId, act) {
      if (act === "describe") return void next.askFor("/describe", [`${apiBase}/files/${fileId}/content`]);
      downloadFile(fileId, "imagen").catch((error: unknown) =>
        toast({ text: t("images.notDownloaded", { reason: t(`errors.${codeOf(error)}`) }) }),
      );
    },
    onQuote(text) {
      change({ text: quoteAbove(text, draft.text) });
      textRef.current?.focus();
    },
  };

  return {
    composer: {
      ...question.composer,
      lastQuestion: lastQuestionOf(steps),
      onStop: () => void next.stop(),
    },
    modelNames: question.modelNames,
    startsConversation: question.startsConversation,
    writers,
    handlers,
    files: question.files,
    hasAttachments: question.hasAttachments,
    /** Resends a question with the person's choice about the personal data in it. */
    decide: (answer: MessageRow, choice: PersonalDataChoice) => void next.retryQuestion(answer, choice),
    /** Puts a question that was not sent back into the composer. */
    decline: (asked: MessageRow) => void takeBack(asked),
  };
}
