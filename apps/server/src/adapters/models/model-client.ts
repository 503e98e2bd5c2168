import { CHARACTERS_PER_TOKEN } from "@metatron/contract/constants";
import type { Language } from "@metatron/contract/enums";
import type { PersonalDataChoice } from "@metatron/contract/personal-data/constants";

export type TextPart = { type: "text"; text: string };
/** Always a `data:` address: a provider must never be asked to fetch what a person or a document named. */
export type ImagePart = { type: "image"; dataUrl: string };
export type ModelMessage = { role: "user" | "assistant"; content: readonly (TextPart | ImagePart)[] };

/** The answer cites a passage as [n]: its own number, or without one its place in the list, from 1. */
export type Passage = {
  id: string;
  /** The same in every answer of a conversation, so that [3] never means two things in it. */
  n?: number | undefined;
  title: string;
  page?: number | undefined;
  /** The headings that lead to it. */
  section?: string | undefined;
  revision?: string | null | undefined;
  validFrom?: string | null | undefined;
  validUntil?: string | null | undefined;
  isNotYetValid?: boolean | undefined;
  isExpired?: boolean | undefined;
  /** A newer document replaces the one that it is from. */
  isSuperseded?: boolean | undefined;
  text: string;
  /** The header rows of the table whose later rows are the text. */
  tableHead?: string | null | undefined;
  /** Numbers of passages of other valid documents that give another figure for the same thing. */
  differsFrom?: readonly number[] | undefined;
  /** How well the search rates it, from 0 to 1 for the best; undefined where nothing was searched for. */
  relevance?: number | undefined;
  /** How much of what was asked the search finds in it, from 0 to 1. */
  support?: number | undefined;
};

export const passageNumber = ({ n }: Pick<Passage, "n">, index: number): number => n ?? index + 1;

export type CallPurpose =
  | "answer"
  | "title"
  | "rewrite"
  | "classify"
  | "describe"
  | "read"
  | "verify"
  | "instructions"
  | "embed"
  | "rerank"
  | "image"
  | "speech"
  | "transcribe";

/** A function that the model may ask for; `input` is the JSON Schema of what it takes. */
export type OfferedTool = { name: string; description: string; input: Record<string, unknown> };

/** What the model did earlier in the same answer: its text, the tools it asked for and what they gave back. */
export type EarlierStep = {
  text: string;
  calls: readonly { id: string; name: string; input: unknown; output: string; isError: boolean }[];
  /** What the person added after this step, while the answer was being written. */
  steers?: readonly string[] | undefined;
};

export type ModelCall = {
  purpose: CallPurpose;
  /** Whose call it is, for the checks that count per person. */
  personId?: string | undefined;
  system?: string | undefined;
  messages: readonly ModelMessage[];
  passages?: readonly Passage[] | undefined;
  /** Statements of this product about the documents: which there are, how many passages were left out, computed figures. */
  facts?: readonly string[] | undefined;
  /** Only for models that take tools. */
  tools?: readonly OfferedTool[] | undefined;
  /** Come after the messages. */
  steps?: readonly EarlierStep[] | undefined;
  maxTokens?: number | undefined;
  online?: boolean | undefined;
  /** The language of the person's interface; the embedded answerer speaks of itself in it. */
  language?: Language | undefined;
  /** What the person chose when asked about the personal data in it. */
  personalData?: PersonalDataChoice | undefined;
  signal?: AbortSignal | undefined;
};

/**
 * What an answer is made of. `usage` and then `finish` come once, at the very end of an answer that went well.
 * Deltas that arrive together are one event: on a busy machine there are fewer events, not a longer queue.
 */
export type ModelEvent =
  | { type: "text"; text: string }
  | { type: "reasoning"; text: string }
  /** The input of a tool call as it is written; the whole call follows. */
  | { type: "tool-input"; id: string; name: string; delta: string }
  | { type: "tool-call"; id: string; name: string; input: unknown }
  | { type: "source"; url: string; title?: string | undefined }
  | { type: "fallback"; from: string; to: string }
  | { type: "usage"; inputTokens: number; outputTokens: number; isEstimate: boolean }
  | { type: "finish"; reason: FinishReason };

export type FinishReason = "stop" | "length";

export type StreamCall = ModelCall & { onEvent: (event: ModelEvent) => void };

export type Usage = { inputTokens: number; outputTokens: number; isEstimate: boolean };

/** `modelId` is the model that answered, which is another one than asked where a fallback stepped in. */
export type Completion = { text: string; modelId: string; usage: Usage };

/**
 * A model, ready to be called. Both reject with a `ModelError`, with what an outbound check threw, or, when the
 * signal is aborted, with the signal's reason. What `onEvent` was told before a rejection stays valid.
 */
export type ModelClient = {
  stream(call: StreamCall): Promise<void>;
  complete(call: ModelCall): Promise<Completion>;
};

/** For what a provider did not count, and for an answer that was stopped. */
export function estimateUsage(
  call: Pick<ModelCall, "system" | "messages" | "passages" | "facts" | "steps">,
  characters: number,
): Usage {
  return {
    inputTokens: estimateTokens(charactersOf(call)),
    outputTokens: estimateTokens(characters),
    isEstimate: true,
  };
}

function estimateTokens(characters: number): number {
  return Math.ceil(characters / CHARACTERS_PER_TOKEN);
}

export function charactersOf(
  call: Pick<ModelCall, "system" | "messages" | "passages" | "facts" | "steps">,
): number {
  let characters = call.system?.length ?? 0;
  for (const message of call.messages) {
    for (const part of message.content) if (part.type === "text") characters += part.text.length;
  }
  for (const { text, calls, steers = [] } of call.steps ?? []) {
    characters += text.length + steers.join("").length;
    for (const { input, output } of calls) characters += JSON.stringify(input).length + output.length;
  }
  for (const fact of call.facts ?? []) characters += fact.length;
  for (const passage of call.passages ?? []) characters += passage.title.length + passage.text.length;
  return characters;
}
