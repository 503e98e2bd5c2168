import type { Message } from "@metatron/contract/chat/message";
import { fileAddressOf } from "@metatron/contract/files/file-address";
import { steersOf, type Turn, toolCallsOf, turnParts, turnText } from "./turn.ts";

/**
 * The fields of an answer's row that derive from its turn. The server stores them and the browser shows them,
 * so both use this function.
 */
export type TurnAnswer = Pick<
  Message,
  | "state"
  | "text"
  | "content"
  | "citations"
  | "urls"
  | "usage"
  | "model"
  | "timeResponse"
  | "category"
  | "grounded"
  | "errorCode"
  | "steps"
  | "memory"
>;

export function toAnswer(turn: Turn): TurnAnswer {
  const text = turnText(turn);
  const { state, citations, urls, usage, category, grounded, errorCode, pictureIds, memory } = turn;
  return {
    state,
    text,
    content: [
      ...turnParts(turn),
      ...pictureIds.map((fileId) => ({
        type: "image_url" as const,
        image_url: { url: fileAddressOf(fileId) },
      })),
    ],
    citations: [...citations],
    urls,
    usage,
    model: usage?.model ?? null,
    timeResponse: usage?.seconds ?? null,
    category,
    grounded,
    errorCode,
    // A plain answer is its text: its only step would duplicate it.
    ...(toolCallsOf(turn).length > 0 || steersOf(turn).length > 0 ? { steps: [...turn.steps] } : {}),
    ...(memory ? { memory } : {}),
  };
}
