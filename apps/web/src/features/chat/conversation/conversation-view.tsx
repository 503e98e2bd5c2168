import { numberCitations } from "@metatron/turn/number-citations";
import { type KeyboardEvent, useCallback, useMemo, useRef, useSyncExternalStore } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import type { PathStep } from "../../../local-db/active-path.ts";
import type { ConversationRow, MessageRow } from "../../../local-db/rows.ts";
import { ComposerDock } from "../../../shell/composer-dock.tsx";
import { KEY_NAMES } from "../../../shell/shortcuts.ts";
import { useOnline } from "../../../shell/use-online.ts";
import { usePageTitle } from "../../../shell/use-page-title.ts";
import { Notice } from "../../../ui/notice.tsx";
import { useFeedback } from "../../feedback/use-feedback.tsx";
import { useFileNotes } from "../../files/file-notes.ts";
import { PersonalDataQuestion } from "../../personal-data/personal-data-question.tsx";
import { useSide } from "../../sources/use-side.ts";
import { useSourceChanges } from "../../sources/use-source-changes.tsx";
import { hasBrowserVoices } from "../../speech/browser-voice.ts";
import { ListenBar } from "../../speech/listen-bar.tsx";
import { useListen } from "../../speech/use-listen.ts";
import { useConfig } from "../../status/config.ts";
import { useMayStore } from "../../status/use-may-store.ts";
import { useSurvey } from "../../survey/use-survey.tsx";
import { hasAnswered } from "../composer/chosen-model.ts";
import { Composer } from "../composer/composer.tsx";
import { QueuedQuestions } from "../composer/queued-questions.tsx";
import { useFocusOnOpen } from "../composer/use-focus-on-open.ts";
import { useTouch } from "../composer/use-touch.ts";
import { useGrowing, useRunning, useWaiting } from "../follow/use-growing.ts";
import { useConversationActions } from "../list/use-conversation-actions.ts";
import { MessageList, type MessageListHandle } from "../messages/message-list.tsx";
import type { SearchTarget } from "../messages/search-target.ts";
import { requestShare } from "../share/share-request.ts";
import { useFork } from "../share/use-fork.ts";
import { AssistantGone } from "./assistant-gone.tsx";
import { ConversationHeader } from "./conversation-header.tsx";
import { ConversationPanel } from "./conversation-panel.tsx";
import { EarlierMessages } from "./earlier-messages.tsx";
import { useAnswerFoot } from "./use-answer-foot.tsx";
import { useAuthor, useConversationAssistant } from "./use-conversation-assistant.ts";
import { useNextQuestion } from "./use-next-question.ts";
import { useQueue } from "./use-queue.ts";

interface ConversationViewProps {
  conversation: ConversationRow;
  steps: readonly PathStep[];
  searchTarget: SearchTarget | null;
}

export function ConversationView({ conversation, steps, searchTarget }: ConversationViewProps) {
  const { t } = useTranslation();
  const isOnline = useOnline();
  const isTouch = useTouch();
  const fork = useFork(conversation.id);
  const mayStore = useMayStore();
  const actions = useConversationActions();
  const list = useRef<MessageListHandle>(null);
  const textRef = useRef<HTMLTextAreaElement>(null);
  const growing = useGrowing(conversation.id, steps);
  const running = useRunning(steps, growing);
  const isWaiting = useWaiting(running, growing);
  const { queue, steerable } = useQueue(conversation.id, { steps, growing, running, isOnline });
  // While offline, questions wait in the outbox and are shown in their place.
  const mustQueue = queue.questions.length > 0 || (running !== null && isOnline);
  const next = useNextQuestion({
    conversation,
    steps,
    running,
    mustQueue,
    steerable,
    textRef,
    onAsked: () => list.current?.scrollToEnd(),
  });
  const { model } = next.composer.options;
  const showsKeys = !isTouch && next.composer.onSteer !== undefined && next.composer.text.trim() !== "";
  const assistant = useConversationAssistant(
    conversation.assistantId,
    steps.at(-1)?.message.errorCode ?? null,
  );
  const known = "assistant" in assistant ? assistant.assistant : null;
  const isClosed = assistant.state === "gone" || assistant.state === "closed";
  const author = useAuthor(known);
  const isServiceDesk = assistant.state === "here" && assistant.assistant.specialty === "service-desk";
  const { side, setSide, toggleFiles, openCitation, openDocument } = useSide();
  const fileNotes = useFileNotes(next.files.files);
  const openAnswer = side.kind === "citation" ? side.answerId : null;
  const grown = useSyncExternalStore(growing.subscribe, () =>
    openAnswer ? growing.of(openAnswer)?.message : undefined,
  );
  const citations = useMemo(() => {
    const open = grown ?? steps.find(({ message }) => message.id === openAnswer)?.message;
    return open ? numberCitations(open.text, open.citations) : [];
  }, [steps, grown, openAnswer]);
  const { foot, dialog } = useAnswerFoot({ conversation, steps, isServiceDesk });
  const { onFeedback, popover, line } = useFeedback();
  const changesLine = useSourceChanges({ conversationId: conversation.id, steps, onOpen: openCitation });
  const wholeFoot = useCallback(
    (answer: MessageRow) => (
      <>
        {changesLine(answer)}
        {line(answer)}
        {foot?.(answer)}
      </>
    ),
    [changesLine, line, foot],
  );
  const hasServerVoice = useConfig().features.serverSpeech;
  const listening = useListen({ hasServerVoice });
  const mayListen = hasServerVoice || hasBrowserVoices();
  const survey = useSurvey(conversation.id, {
    isRunning: running !== null,
    hasDraft: next.composer.text.trim() !== "" || next.hasAttachments,
    isBusy:
      side.kind !== "none" ||
      Boolean(dialog || popover || listening.id) ||
      steps.at(-1)?.message.state !== "complete",
  });
  /** In other fields Esc has its own meaning; the composer stops the answer itself. */
  function stopOnEscape({ key, target, defaultPrevented }: KeyboardEvent) {
    if (key !== "Escape" || defaultPrevented || !running || side.kind !== "none") return;
    if (target instanceof Element && target.closest("input, textarea, [role=dialog], [role=menu]")) return;
    next.composer.onStop();
  }

  usePageTitle(conversation.title || t("chat.page.untitled"));
  useFocusOnOpen(textRef);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a key for the whole conversation; the stop button does the same.
    <div className="flex h-full flex-col" onKeyDown={stopOnEscape}>
      <ConversationHeader
        conversation={conversation}
        assistant={known}
        files={{ count: next.files.files.length, isOpen: side.kind === "files", onToggle: toggleFiles }}
      />
      <MessageList
        ref={list}
        steps={steps}
        growing={growing}
        searchTarget={searchTarget}
        beginning={conversation.isOnServer && !conversation.hasMessages ? <EarlierMessages /> : null}
        modelNames={next.modelNames}
        writers={next.writers}
        fileNotes={fileNotes}
        author={author}
        foot={wholeFoot}
        activeCitation={side.kind === "citation" ? side : null}
        {...next.handlers}
        onFeedback={onFeedback}
        speakingId={listening.id}
        {...(mayListen ? { onSpeak: ({ id, text }) => listening.toggle({ id, text }) } : {})}
        onCitation={({ id }, n) => openCitation(id, n)}
        onOpenFile={({ id }) => openDocument(id)}
        {...(actions.may("exportHistory")
          ? { onWord: ({ id }: MessageRow) => void actions.exportAs(conversation, "docx", id) }
          : {})}
        onShare={({ id }) => requestShare({ conversationId: conversation.id, messageId: id, part: "answer" })}
        {...(mayStore ? { onFork: ({ id }: MessageRow) => void fork(id) } : {})}
      />
      <ComposerDock
        note={showsKeys ? t("chat.queue.keys", { command: KEY_NAMES.command }) : t("chat.page.disclaimer")}
      >
        {survey}
        <ListenBar listening={listening} />
        {isClosed && (
          <AssistantGone
            reason={assistant.state === "closed" ? assistant.reason : null}
            draft={next.composer.text}
          />
        )}
        {model.state === "replaced" && !conversation.assistantId && hasAnswered(steps, model.from) && (
          <Notice tone="info" variant="box" className="mb-2">
            {t("chat.page.modelGone", { from: model.from, to: model.model.label })}
          </Notice>
        )}
        <QueuedQuestions {...queue} onFocusLost={() => isTouch || textRef.current?.focus()} />
        {!isClosed && (
          <Composer
            {...next.composer}
            mode={mustQueue && !next.startsConversation ? "queue" : isOnline ? "send" : "later"}
            isRunning={running !== null}
            placeholder={t(
              `chat.placeholder.${!isOnline ? "offline" : isWaiting ? "waiting" : running ? "running" : "next"}`,
            )}
            attach={{ ...next.composer.attach, files: { label: t("files.panel.open"), onOpen: toggleFiles } }}
          />
        )}
      </ComposerDock>
      {dialog}
      {popover}
      <PersonalDataQuestion steps={steps} onDecide={next.decide} onDecline={next.decline} />
      <ConversationPanel
        conversationId={conversation.id}
        side={side}
        onSide={setSide}
        files={next.files}
        citations={citations}
        onAttach={next.composer.attach.onPick}
      />
    </div>
  );
}
