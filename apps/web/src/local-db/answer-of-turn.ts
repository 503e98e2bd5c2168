import { toAnswer } from "@metatron/turn/to-answer";
import type { Turn } from "@metatron/turn/turn";
import type { MessageRow } from "./rows.ts";

/** An answer's row with what its turn has come to; what only this browser knows of the row stays. */
export function withTurn(row: MessageRow, turn: Turn): MessageRow {
  const answer = toAnswer(turn);
  return {
    ...row,
    ...answer,
    type: turn.pictureIds.length > 0 ? "image" : row.type,
    // Until the usage is told, the model is the one that was asked.
    model: answer.model ?? row.model,
  };
}
