import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Composer } from "../../features/chat/composer/composer.tsx";
import { MessageList, type MessageListHandle } from "../../features/chat/messages/message-list.tsx";
import { runningAnswer } from "../../features/chat/send/growing-answers.ts";
import type { PathStep } from "../../local-db/active-path.ts";
import type { ConversationRow } from "../../local-db/rows.ts";
import { Notice } from "../../ui/notice.tsx";
import { usePageTitle } from "../shell/use-page-title.ts";
import { ComposerDock } from "./composer-dock.tsx";
import { ConversationHeader } from "./conversation-header.tsx";
import { useFocusOnOpen } from "./use-focus-on-open.ts";
import { useGrowing } from "./use-growing.ts";
import { useNextQuestion } from "./use-next-question.ts";
import { useOnline } from "./use-online.ts";

interface ConversationViewProps {
  conversation: ConversationRow;
  steps: readonly PathStep[];
}

export function ConversationView({ conversation, steps }: ConversationViewProps) {
  const { t } = useTranslation();
  const isOnline = useOnline();
  const list = useRef<MessageListHandle>(null);
  const textRef = useRef<HTMLTextAreaElement>(null);
  const growing = useGrowing(conversation.id, steps);
  const running = runningAnswer(steps, growing);
  const next = useNextQuestion({
    conversation,
    steps,
    running,
    textRef,
    onAsked: () => list.current?.scrollToEnd(),
  });
  const { model } = next.options;
  usePageTitle(conversation.title || t("chat.page.untitled"));
  useFocusOnOpen(textRef);
  return (
    <div className="flex h-full flex-col">
      <ConversationHeader conversation={conversation} />
      <MessageList
        ref={list}
        steps={steps}
        growing={growing}
        modelNames={next.modelNames}
        {...next.handlers}
      />
      <ComposerDock note={t("chat.page.disclaimer")}>
        {model.state === "replaced" && (
          <Notice tone="info" variant="box" className="mb-2">
            {t("chat.page.modelGone", { from: model.from, to: model.model.label })}
          </Notice>
        )}
        <Composer
          {...next.composer}
          options={next.options}
          mode={!isOnline ? "later" : running ? "stop" : "send"}
          placeholder={t(`chat.placeholder.${!isOnline ? "offline" : running ? "running" : "next"}`)}
          textRef={textRef}
        />
      </ComposerDock>
    </div>
  );
}
