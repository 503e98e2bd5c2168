import type { BrowserErrorCode, ErrorCode } from "@metatron/contract/error-codes";
import type { PlaygroundPart } from "@metatron/contract/playground/playground";
import { reduceTurn } from "@metatron/turn/reduce-turn";
import { beginTurn, type Turn, turnText } from "@metatron/turn/turn";

type PartOf<Type extends PlaygroundPart["type"]> = Extract<PlaygroundPart, { type: Type }>;

export type Passage = PartOf<"data-passages">["data"]["passages"][number];
export type Timing = PartOf<"data-timing">["data"];

/** A question to the draft with its answer as it grows. Nothing of it is stored. */
export interface Exchange {
  id: string;
  question: string;
  turn: Turn;
  /** Null until the search has answered. */
  passages: readonly Passage[] | null;
  timing: Timing | null;
  /** Why the request itself failed; why the answer failed is in its turn. */
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

/** The exchange once its request is over; an answer that had ended by itself keeps its end. */
export function endExchange(exchange: Exchange, end: { failure: Exchange["failure"] }): Exchange {
  if (!isRunning(exchange)) return exchange;
  const state = end.failure ? "failed" : "stopped";
  return { ...exchange, turn: { ...exchange.turn, state }, failure: end.failure };
}

export const isRunning = ({ turn }: Exchange): boolean => turn.state === "streaming";

export const failureOf = ({ turn, failure }: Exchange): Exchange["failure"] => turn.errorCode ?? failure;

/** Earlier questions that were answered, with their answers, and the new one: what the draft is sent. */
export function messagesOf(exchanges: readonly Exchange[], question: string) {
  const earlier = exchanges
    .filter((exchange) => turnText(exchange.turn).trim() !== "" && failureOf(exchange) === null)
    .flatMap(({ question: asked, turn }) => [
      { role: "user" as const, content: asked },
      { role: "assistant" as const, content: turnText(turn) },
    ]);
  return [...earlier.slice(-MOST_EARLIER), { role: "user" as const, content: question }];
}

/** Under the contract's most messages of one request. */
const MOST_EARLIER = 40;
