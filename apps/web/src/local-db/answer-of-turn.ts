import { toAnswer } from "@metatron/turn/to-answer";
import type { Turn } from "@metatron/turn/turn";
import type { MessageRow } from "./rows.ts";

/** The row of an answer with the current state of its turn. Fields that only this browser knows are kept. */
export function withTurn(row: MessageRow, turn: Turn): MessageRow {
  const answer = toAnswer(turn);
  return {
    ...row,
    ...answer,
    type: turn.pictureIds.length > 0 ? "image" : row.type,
    // Until the usage event arrives, the model is the requested one.
    model: answer.model ?? row.model,
  };
}
