import type { Citation } from "@metatron/contract/chat/citation";
import type { BrowserErrorCode, ErrorCode } from "@metatron/contract/error-codes";
import type { PlaygroundPart } from "@metatron/contract/playground/playground";

type PartOf<Type extends PlaygroundPart["type"]> = Extract<PlaygroundPart, { type: Type }>;

export type Passage = PartOf<"data-passages">["data"]["passages"][number];
export type Timing = PartOf<"data-timing">["data"];

/** A question to the draft with its answer as it grows. Nothing of it is stored. */
export interface Exchange {
  id: string;
  question: string;
  answer: string;
  citations: readonly Citation[];
  /** Null until the search has answered. */
  passages: readonly Passage[] | null;
  timing: Timing | null;
  isDemo: boolean;
  state: { step: "running" | "done" | "stopped" } | { step: "failed"; code: ErrorCode | BrowserErrorCode };
}

export function beginExchange(id: string, question: string): Exchange {
  return {
    id,
    question,
    answer: "",
    citations: [],
    passages: null,
    timing: null,
    isDemo: false,
    state: { step: "running" },
  };
}

export function applyPart(exchange: Exchange, part: PlaygroundPart): Exchange {
  switch (part.type) {
    case "text-delta":
      return { ...exchange, answer: exchange.answer + part.delta };
    case "data-citation":
      return {
        ...exchange,
        citations: [...exchange.citations.filter(({ n }) => n !== part.data.n), part.data],
      };
    case "data-passages":
      return { ...exchange, passages: part.data.passages };
    case "data-timing":
      return { ...exchange, timing: part.data };
    case "data-notice":
      return part.data.kind === "demo_answer" ? { ...exchange, isDemo: true } : exchange;
    case "error":
      return { ...exchange, state: { step: "failed", code: part.code } };
    case "finish":
      return exchange.state.step === "running" ? { ...exchange, state: { step: "done" } } : exchange;
    default:
      // The other parts of an answer say nothing to whoever tries a draft.
      return exchange;
  }
}

/** What the draft is told of the exchanges before: questions that were answered, with their answers. */
export function messagesOf(exchanges: readonly Exchange[], question: string) {
  const earlier = exchanges
    .filter(({ answer, state }) => answer.trim() !== "" && state.step !== "failed")
    .flatMap(({ question: asked, answer }) => [
      { role: "user" as const, content: asked },
      { role: "assistant" as const, content: answer },
    ]);
  return [...earlier.slice(-MOST_EARLIER), { role: "user" as const, content: question }];
}

/** Under the contract's most messages of one request. */
const MOST_EARLIER = 40;
