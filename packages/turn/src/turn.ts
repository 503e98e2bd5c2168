import type { Citation, QueryCategory, Usage } from "@metatron/contract/chat/citation";
import type { Message } from "@metatron/contract/chat/message";
import type { Notice } from "@metatron/contract/chat/stream-parts";
import type { Steer, ToolCall, TurnStep } from "@metatron/contract/chat/turn-step";
import type { ErrorCode } from "@metatron/contract/error-codes";
import type { AnswerMemory } from "@metatron/contract/memory/memory";

/** One question's answer with all its work, built from its events. Its id is the answer's. */
export interface Turn {
  readonly id: string;
  readonly state: Message["state"];
  /** At least one; the last is in progress while the turn is. */
  readonly steps: readonly TurnStep[];
  readonly notices: readonly Notice[];
  readonly category: QueryCategory | null;
  readonly citations: readonly Citation[];
  readonly urls: Message["urls"];
  readonly pictureIds: readonly string[];
  readonly grounded: boolean;
  readonly usage: Usage | null;
  /** The person's facts in the prompt, and a fact that may be kept; null where there are none. */
  readonly memory: AnswerMemory | null;
  readonly errorCode: ErrorCode | null;
  readonly retryAfterSeconds: number | null;
  /** The document that is being read before the first word; null afterwards. */
  readonly reading: { readonly title: string; readonly read: number; readonly of: number } | null;
  /** How many documents are searched and how many passages were found, before the first word; null afterwards. */
  readonly searching: { readonly documents: number; readonly passages: number | null } | null;
  /** Complete, but not stored in the database yet. */
  readonly isSaving: boolean;
}

export const EMPTY_STEP: TurnStep = { text: "", reasoning: "", calls: [], isFinished: false };

export function beginTurn(id: string): Turn {
  return {
    id,
    state: "streaming",
    steps: [EMPTY_STEP],
    notices: [],
    category: null,
    citations: [],
    urls: [],
    pictureIds: [],
    grounded: false,
    usage: null,
    memory: null,
    errorCode: null,
    retryAfterSeconds: null,
    reading: null,
    searching: null,
    isSaving: false,
  };
}

/** The answer's text: the concatenated text of its steps. */
export function turnText({ steps }: Pick<Turn, "steps">): string {
  return joined(steps.map(({ text }) => text));
}

export function turnReasoning({ steps }: Pick<Turn, "steps">): string {
  return joined(steps.map(({ reasoning }) => reasoning));
}

export function toolCallsOf({ steps }: Pick<Turn, "steps">): readonly ToolCall[] {
  return steps.length === 1 ? (steps[0]?.calls ?? []) : steps.flatMap(({ calls }) => calls);
}

/** The calls that wait for the person: for a permission, or for the answer to a question. */
export function waitingCallsOf(turn: Pick<Turn, "steps">): readonly ToolCall[] {
  return toolCallsOf(turn).filter(isWaiting);
}

export function isWaiting({ state }: Pick<ToolCall, "state">): boolean {
  return state === "approval-requested" || state === "answer-requested";
}

/** The answer's text and the messages that the person added to it, in order. */
export type TurnPart = { type: "text"; text: string } | ({ type: "steer" } & Steer);

export function turnParts({ steps }: Pick<Turn, "steps">): TurnPart[] {
  const parts: TurnPart[] = [];
  for (const { steers = [], text } of steps) {
    parts.push(...steers.map((steer) => ({ type: "steer" as const, id: steer.id, text: steer.text })));
    if (text === "") continue;
    const last = parts.at(-1);
    if (last?.type === "text") last.text = joined([last.text, text]);
    else parts.push({ type: "text", text });
  }
  return parts;
}

export function steersOf({ steps }: Pick<Turn, "steps">): readonly Steer[] {
  return steps.flatMap(({ steers = [] }) => steers);
}

function joined(texts: readonly string[]): string {
  const filled = texts.filter((text) => text !== "");
  return filled.length === 1 ? (filled[0] ?? "") : filled.join("\n\n");
}
