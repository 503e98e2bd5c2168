import type { BrowserErrorCode, ErrorCode } from "@metatron/contract/error-codes";
import type { PlaygroundPart } from "@metatron/contract/playground/playground";
import { reduceTurn } from "@metatron/turn/reduce-turn";
import { beginTurn, type Turn, turnText } from "@metatron/turn/turn";

type PartOf<Type extends PlaygroundPart["type"]> = Extract<PlaygroundPart, { type: Type }>;

export type Passage = PartOf<"data-passages">["data"]["passages"][number];
export type Timing = PartOf<"data-timing">["data"];

/** A question to the draft with its streaming answer. Never stored. */
export interface Exchange {
  id: string;
  question: string;
  turn: Turn;
  /** Null until the retrieval has finished. */
  passages: readonly Passage[] | null;
  timing: Timing | null;
  /** Why the request failed; a failure of the answer is in `turn`. */
  failure: ErrorCode | BrowserErrorCode | null;
}

export function beginExchange(id: string, question: string): Exchange {
  return { id, question, turn: beginTurn(id), passages: null, timing: null, failure: null };
}

export function applyPart(exchange: Exchange, part: PlaygroundPart): Exchange {
  if (part.type === "data-passages") return { ...exchange, passages: part.data.passages };
  if (part.type === "data-timing") return { ...exchange, timing: part.data };
  return { ...exchange, turn: reduceTurn(exchange.turn, part) };
}

/** The exchange after its request has ended; an answer that had finished keeps its state. */
export function endExchange(exchange: Exchange, end: { failure: Exchange["failure"] }): Exchange {
  if (!isRunning(exchange)) return exchange;
  const state = end.failure ? "failed" : "stopped";
  return { ...exchange, turn: { ...exchange.turn, state }, failure: end.failure };
}

export const isRunning = ({ turn }: Exchange): boolean => turn.state === "streaming";

export const failureOf = ({ turn, failure }: Exchange): Exchange["failure"] => turn.errorCode ?? failure;

/** The messages to send: earlier questions with their answers, and the new question. */
export function messagesOf(exchanges: readonly Exchange[], question: string) {
  const earlier = exchanges
    .filter((exchange) => turnText(exchange.turn).trim() !== "" && failureOf(exchange) === null)
    .flatMap(({ question: asked, turn }) => [
      { role: "user" as const, content: asked },
      { role: "assistant" as const, content: turnText(turn) },
    ]);
  return [...earlier.slice(-MOST_EARLIER), { role: "user" as const, content: question }];
}

/** Below the contract's maximum number of messages per request. */
const MOST_EARLIER = 40;
