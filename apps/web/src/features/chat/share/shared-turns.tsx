import type { SharedMessage } from "@metatron/contract/shares/share";
import { useNavigate } from "@tanstack/react-router";
import type { MessageRow } from "../../../local-db/rows.ts";
import type { GrowingAnswers } from "../follow/live-answers.ts";
import { TurnView } from "../messages/turn-view.tsx";
import { toTurns } from "../messages/turns.ts";

interface SharedTurnsProps {
  conversationId: string;
  messages: readonly (SharedMessage & { askedBy?: string | undefined })[];
}

/** The messages of somebody's conversation, for reading only. */
export function SharedTurns({ conversationId, messages }: SharedTurnsProps) {
  const navigate = useNavigate();
  const steps = messages.map((message, at) => {
    const row = toRow(message, { at, conversationId });
    return { message: row, versions: [row.id] };
  });
  return (
    <ol className="mt-8 grid max-w-column gap-10 pb-10">
      {toTurns(steps).map((turn) => (
        <li key={turn.id}>
          <TurnView
            turn={turn}
            growing={NOTHING_GROWS}
            isEditing={false}
            onEditing={() => undefined}
            isUnfolded={false}
            fileNotes={NO_NOTES}
            ownFiles={NO_FILES}
            activeCitation={null}
            isSpeaking={false}
            modelNames={NO_NOTES}
            writers={[]}
            author={null}
            handlers={{
              onCitation(answer, n) {
                const fileId = answer.citations.find((citation) => citation.n === n)?.fileId;
                if (fileId) void navigate({ to: "/documents/$fileId", params: { fileId } });
              },
            }}
          />
        </li>
      ))}
    </ol>
  );
}

const NOTHING_GROWS: GrowingAnswers = { of: () => null, subscribe: () => () => undefined };
const NO_NOTES: ReadonlyMap<string, never> = new Map<string, never>();
const NO_FILES: ReadonlySet<string> = new Set();

/** The message as the screen of a conversation shows it; what is not in the copy is empty. */
function toRow(
  { askedBy, ...message }: SharedTurnsProps["messages"][number],
  { at, conversationId }: { at: number; conversationId: string },
): MessageRow {
  return {
    ...message,
    ...(askedBy === undefined ? {} : { askedBy }),
    // The reader may not know the models of the person who shared it.
    model: null,
    idChat: conversationId,
    feedback: null,
    badComment: null,
    preselectComment: null,
    activeFeedback: false,
    sendFeedback: false,
    files: [],
    unique: message.id,
    idAnswer: null,
    timeResponse: null,
    parentId: null,
    usage: null,
    errorCode: null,
    updatedAt: message.createAt,
    seq: at,
    isOnServer: true,
  };
}
