import { numberCitations } from "@metatron/turn/number-citations";
import { researchProgress } from "@metatron/turn/research";
import { toolCallsOf, turnReasoning, waitingCallsOf } from "@metatron/turn/turn";
import { lazy, memo, type ReactNode, Suspense, useMemo } from "react";
import { loadWhenOnline } from "../../../lib/load-when-online.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import type { PathStep } from "../../../local-db/active-path.ts";
import type { MessageRow } from "../../../local-db/rows.ts";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import { toast } from "../../../ui/toast.ts";
import { ToolCalls } from "../../tools/tool-calls.tsx";
import { verificationOf } from "../../verified-answers/verification-of.ts";
import { VerifiedMark } from "../../verified-answers/verified-mark.tsx";
import type { GrowingAnswer } from "../follow/live-answers.ts";
import { AnswerPictures } from "../parts/answer-pictures.tsx";
import { Notices } from "../parts/notices.tsx";
import { OnlineLinks } from "../parts/online-links.tsx";
import { Prose } from "../parts/prose.tsx";
import { Reasoning } from "../parts/reasoning.tsx";
import { Sources } from "../parts/sources.tsx";
import { Steer } from "../parts/steer.tsx";
import { WaitingLine } from "../parts/waiting-line.tsx";
import { AnswerActions } from "./answer-actions.tsx";
import { type AnswerAuthor, AuthorLine } from "./answer-author.tsx";
import { AnswerError } from "./answer-error.tsx";
import { AnswerHead } from "./answer-head.tsx";
import { answerParts } from "./answer-parts.ts";
import type { MessageHandlers, Writer } from "./message-handlers.ts";

// Few answers ask the person something.
const WaitingCards = lazy(
  loadWhenOnline(() => import("../parts/waiting-cards.tsx").then((file) => ({ default: file.WaitingCards }))),
);

const PlanProgress = lazy(
  loadWhenOnline(() =>
    import("../../research/plan-progress.tsx").then((file) => ({ default: file.PlanProgress })),
  ),
);

const AnswerMemory = lazy(
  loadWhenOnline(() =>
    import("../../memory/answer-memory.tsx").then((file) => ({ default: file.AnswerMemory })),
  ),
);

type AnswerProps = {
  step: PathStep;
  growing: GrowingAnswer | null;
  ownFiles: ReadonlySet<string>;
  activeCitation: number | null;
  isSpeaking: boolean;
  modelNames: ReadonlyMap<string, string>;
  writers: readonly Writer[];
  author: AnswerAuthor | null;
  /** The footer of a finished answer. Must be referentially stable, or every answer re-renders. */
  foot?: AnswerFoot | null;
  handlers: MessageHandlers;
};

export type AnswerFoot = (answer: MessageRow) => ReactNode;

export const Answer = memo(function Answer(props: AnswerProps) {
  const { growing, ownFiles, activeCitation, isSpeaking, modelNames, writers, author, foot, handlers } =
    props;
  const { t } = useTranslation();
  const step = growing ? { ...props.step, message: growing.message } : props.step;
  const { message: answer } = step;
  const { onCitation, onOpenFile } = handlers;
  const steps = growing?.turn.steps ?? answer.steps ?? [];
  const openCitation =
    onCitation &&
    ((n: number) => {
      const isClosed = answer.citations.find((citation) => citation.n === n)?.closed;
      if (isClosed) toast({ text: t("messages.sources.closedHint") });
      else onCitation(answer, n);
    });
  const isLive = answer.state === "streaming" || answer.state === "waiting";
  const isThinking = isLive && answer.text === "";
  const reasoning = growing ? turnReasoning(growing.turn) : "";
  const parts = answerParts(answer);
  const calls = toolCallsOf({ steps });
  const waiting = isLive ? waitingCallsOf({ steps }) : [];
  const research = isLive ? researchProgress(steps) : null;
  const verified = verificationOf(answer.citations);
  const citations = useMemo(
    () => numberCitations(answer.text, answer.citations),
    [answer.text, answer.citations],
  );
  const cited = useMemo(() => new Map(citations.map(({ n, number }) => [n, number])), [citations]);
  const hasContent = answer.text !== "" || answer.content.length > 0;
  return (
    // A busy region may not be read, and the person must answer the card in it.
    <div aria-busy={isLive && waiting.length === 0}>
      {author && <AuthorLine author={author} />}
      {verified ? <VerifiedMark by={verified} /> : <AnswerHead answer={answer} />}
      {growing && !verified && <Notices notices={growing.turn.notices} modelNames={modelNames} />}
      <ToolCalls
        calls={calls}
        isLive={isLive}
        openSource={{
          cited,
          onCitation: openCitation,
          onFile: onOpenFile && ((id) => onOpenFile({ id })),
        }}
      />
      {research && isLive && (
        <Suspense fallback={null}>
          <PlanProgress progress={research} />
        </Suspense>
      )}
      {reasoning !== "" && <Reasoning text={reasoning} isThinking={isThinking} />}
      {isThinking && reasoning === "" && calls.length === 0 && answer.type !== "image" && (
        // Takes no height, so that nothing shifts when the first words replace it.
        <div className="relative">
          <div className="absolute inset-x-0 top-2.5">
            <WaitingLine isSent={answer.state !== "waiting"} turn={growing?.turn ?? null} />
          </div>
        </div>
      )}
      {/* Reserves the height of the first lines, so that nothing shifts when they arrive. */}
      <div
        data-message-text={answer.id}
        data-answer-text
        className={cx("mt-2.5", isLive && waiting.length === 0 && "min-h-[calc(4*var(--lead-read))]")}
      >
        {parts.map((part, at) =>
          part.type === "steer" ? (
            <Steer key={part.id} text={part.text} />
          ) : (
            <Prose
              // Parts are only ever added at the end.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above.
              key={at}
              text={part.text}
              isStreaming={isLive && waiting.length === 0 && at === parts.length - 1}
              citations={citations}
              answerText={answer.text}
              answerId={answer.id}
              activeCitation={activeCitation}
              onCitation={openCitation}
            />
          ),
        )}
      </div>
      {waiting.length > 0 && (
        <Suspense fallback={null}>
          <WaitingCards answer={answer} calls={waiting} author={author?.name ?? null} />
        </Suspense>
      )}
      {growing?.turn.isSaving && isLive && (
        <p role="status" className="mt-3 text-xs text-text-subtle">
          {t("messages.saving")}
        </p>
      )}
      <AnswerPictures answer={answer} isLive={isLive} handlers={handlers} />
      {!isLive && <OnlineLinks urls={answer.urls} />}
      {citations.length > 0 && !isLive && (
        <Sources
          answerId={answer.id}
          citations={citations}
          ownFiles={ownFiles}
          active={activeCitation}
          onOpen={openCitation}
        />
      )}
      <Ending answer={answer} writers={writers} handlers={handlers} />
      {/* Reserves the height of the actions, for the same reason. */}
      {isLive && <div className="mt-2.5 h-icon-button" />}
      {!isLive && (hasContent || step.versions.length > 1) && (
        <AnswerActions
          step={step}
          isSpeaking={isSpeaking}
          modelNames={modelNames}
          writers={writers}
          handlers={handlers}
        />
      )}
      {!isLive && answer.memory && (
        <Suspense fallback={null}>
          <AnswerMemory answerId={answer.id} conversationId={answer.idChat} memory={answer.memory} />
        </Suspense>
      )}
      {!isLive && foot?.(answer)}
    </div>
  );
});

interface EndingProps {
  answer: MessageRow;
  writers: readonly Writer[];
  handlers: MessageHandlers;
}

function Ending({ answer, writers, handlers }: EndingProps) {
  const { t } = useTranslation();
  const { onContinue } = handlers;
  switch (answer.state) {
    case "failed":
    case "interrupted":
      return <AnswerError answer={answer} writers={writers} handlers={handlers} />;
    case "stopped":
      return (
        <p className="mt-3 flex min-h-control-sm items-center gap-2 text-xs text-text-subtle">
          {t("messages.ended.stopped")}
          {onContinue && answer.text !== "" && (
            <Button size="sm" variant="ghost" onClick={() => onContinue(answer)}>
              {t("messages.ended.continue")}
            </Button>
          )}
        </p>
      );
    case "streaming":
    case "waiting":
    case "complete":
      return null;
  }
}
