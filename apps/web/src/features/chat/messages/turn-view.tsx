import { memo } from "react";
import type { GrowingAnswer } from "../apply-event.ts";
import { Answer, type AnswerFoot } from "./answer.tsx";
import type { AnswerAuthor } from "./answer-author.tsx";
import type { MessageHandlers } from "./message-handlers.ts";
import { Question } from "./question.tsx";
import type { FileNotes } from "./question-files.tsx";
import type { Turn } from "./turns.ts";
import { useHeldBack } from "./use-held-back.ts";

export interface TurnProps {
  turn: Turn;
  growing: GrowingAnswer | null;
  isEditing: boolean;
  onEditing: (messageId: string | null) => void;
  isUnfolded: boolean;
  fileNotes: FileNotes;
  ownFiles: ReadonlySet<string>;
  activeCitation: number | null;
  isSpeaking: boolean;
  modelNames: ReadonlyMap<string, string>;
  author: AnswerAuthor | null;
  foot?: AnswerFoot | null;
  handlers: MessageHandlers;
}

export const TurnView = memo(function TurnView({
  turn: { question, answer },
  growing,
  isEditing,
  onEditing,
  isUnfolded,
  fileNotes,
  handlers,
  ...ofAnswer
}: TurnProps) {
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
});
