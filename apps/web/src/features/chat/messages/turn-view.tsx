import { memo, useSyncExternalStore } from "react";
import type { GrowingAnswers } from "../follow/live-answers.ts";
import { Answer, type AnswerFoot } from "./answer.tsx";
import type { AnswerAuthor } from "./answer-author.tsx";
import type { MessageHandlers, Writer } from "./message-handlers.ts";
import { Question } from "./question.tsx";
import type { FileNotes } from "./question-files.tsx";
import { isSameTurn, type Turn } from "./turns.ts";
import { useHeldBack } from "./use-held-back.ts";

export interface TurnProps {
  turn: Turn;
  growing: GrowingAnswers;
  isEditing: boolean;
  onEditing: (messageId: string | null) => void;
  isUnfolded: boolean;
  fileNotes: FileNotes;
  ownFiles: ReadonlySet<string>;
  activeCitation: number | null;
  isSpeaking: boolean;
  modelNames: ReadonlyMap<string, string>;
  writers: readonly Writer[];
  author: AnswerAuthor | null;
  foot?: AnswerFoot | null;
  handlers: MessageHandlers;
}

/** Compared at render: only the few turns in view are compared, and not all of a long conversation. */
export const TurnView = memo(function TurnView({
  turn: { question, answer },
  growing: answers,
  isEditing,
  onEditing,
  isUnfolded,
  fileNotes,
  handlers,
  ...ofAnswer
}: TurnProps) {
  const answerId = answer?.message.id;
  const growing = useSyncExternalStore(answers.subscribe, () => (answerId ? answers.of(answerId) : null));
  const isHeldBack = useHeldBack(growing ? null : (answer?.message ?? null));
  const answerState = growing?.message.state ?? answer?.message.state ?? null;
  return (
    <article>
      {question && (
        <Question
          step={question}
          answerState={answerState}
          isHeldBack={isHeldBack}
          isEditing={isEditing}
          onEditing={onEditing}
          isUnfolded={isUnfolded}
          fileNotes={fileNotes}
          handlers={handlers}
        />
      )}
      {answer && !isHeldBack && <Answer step={answer} growing={growing} handlers={handlers} {...ofAnswer} />}
    </article>
  );
}, isSameToSee);

function isSameToSee(before: TurnProps, now: TurnProps): boolean {
  const { turn: turnBefore, ...restBefore } = before;
  const { turn, ...rest } = now;
  // Safe: both are props of the same component and have the same keys.
  const names = Object.keys(rest) as (keyof typeof rest)[];
  return names.every((name) => Object.is(restBefore[name], rest[name])) && isSameTurn(turnBefore, turn);
}
