import type { PersonalDataChoice } from "@metatron/contract/personal-data/constants";
import { useState } from "react";
import type { PathStep } from "../../local-db/active-path.ts";
import type { MessageRow } from "../../local-db/rows.ts";
import { foundFor } from "./found-data.ts";
import { PersonalDataDialog } from "./personal-data-dialog.tsx";

interface PersonalDataQuestionProps {
  steps: readonly PathStep[];
  onDecide: (answer: MessageRow, choice: PersonalDataChoice) => void;
  /** The person does not send the question. */
  onDecline: (question: MessageRow) => void;
}

/**
 * Opens when the last question was held back because of personal data; a declined question goes back into the
 * composer.
 */
export function PersonalDataQuestion({ steps, onDecide, onDecline }: PersonalDataQuestionProps) {
  const [closedAt, setClosedAt] = useState<string | null>(null);
  const last = steps.at(-1)?.message;
  const isHeld = last?.state === "failed" && last.errorCode === "personal_data_found";
  // A retry may be held back again, and must open the dialog again.
  const place = last ? `${last.id} ${last.updatedAt}` : "";
  const question = steps.find(({ message }) => message.id === last?.parentId)?.message;
  if (!last || !isHeld) return null;
  return (
    <PersonalDataDialog
      open={closedAt !== place}
      question={question?.text ?? ""}
      found={foundFor(last.id)}
      onChoose={(choice) => {
        setClosedAt(place);
        onDecide(last, choice);
      }}
      onClose={() => {
        setClosedAt(place);
        if (question) onDecline(question);
      }}
    />
  );
}
