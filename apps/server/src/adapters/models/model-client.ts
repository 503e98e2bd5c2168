import { CHARACTERS_PER_TOKEN } from "@metatron/contract/constants";
import type { Language } from "@metatron/contract/enums";
import type { PersonalDataChoice } from "@metatron/contract/personal-data/constants";
import type { ProviderState } from "./provider-state.ts";

export type TextPart = { type: "text"; text: string };
/** Always a `data:` URL: a provider must never fetch a URL from a person or a document. */
export type ImagePart = { type: "image"; dataUrl: string };
export type ModelMessage = { role: "user" | "assistant"; content: readonly (TextPart | ImagePart)[] };

/**
 * The answer cites a passage as [n]: by its own number or, without one, by its position in the list, from 1.
 */
export type Passage = {
  id: string;
  /** Stable for the whole conversation, so that [3] always cites the same passage. */
  n?: number | undefined;
  title: string;
  page?: number | undefined;
  /** The headings above the passage. */
  section?: string | undefined;
  revision?: string | null | undefined;
  validFrom?: string | null | undefined;
  validUntil?: string | null | undefined;
  isNotYetValid?: boolean | undefined;
  isExpired?: boolean | undefined;
  /** Whether a newer document replaces the passage's document. */
  isSuperseded?: boolean | undefined;
  text: string;
  /** The header rows of the table whose later rows are the text. */
  tableHead?: string | null | undefined;
  /** Numbers of passages from other valid documents that state a different figure for the same thing. */
  differsFrom?: readonly number[] | undefined;
  /** Rank score of the search, from 0 to 1 for the best passage; undefined if nothing was searched. */
  relevance?: number | undefined;
  /** The weighted share of the question's terms that the passage contains, from 0 to 1. */
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
  | "translate"
  | "embed"
  | "rerank"
  | "image"
  | "speech"
  | "transcribe";

/** A tool that the model may call; `input` is the JSON Schema of its input. */
export type OfferedTool = { name: string; description: string; input: Record<string, unknown> };

/** An earlier step of the same answer: the model's text, its tool calls and their results. */
export type EarlierStep = {
  text: string;
  calls: readonly { id: string; name: string; input: unknown; output: string; isError: boolean }[];
  /** Messages that the person added after this step, while the answer was being written. */
  steers?: readonly string[] | undefined;
  /** Sent back by the client whose model wrote the step; ignored by any other. */
  providerState?: ProviderState | undefined;
};

export type ModelCall = {
  purpose: CallPurpose;
  /** The person who makes the call, for checks that count per person. */
  personId?: string | undefined;
  system?: string | undefined;
  /** Facts about the person; follow `system` for models that may receive personal data. */
  person?: string | undefined;
  messages: readonly ModelMessage[];
  passages?: readonly Passage[] | undefined;
  /**
   * Statements of this product about the documents: which exist, how many passages were omitted, computed
   * figures.
   */
  facts?: readonly string[] | undefined;
  /** Only for models that support tools. */
  tools?: readonly OfferedTool[] | undefined;
  /** Follow the messages. */
  steps?: readonly EarlierStep[] | undefined;
  maxTokens?: number | undefined;
  online?: boolean | undefined;
  /** The interface language of the person; the embedded answerer uses it for its own sentences. */
  language?: Language | undefined;
  /** The specialised assistant that is asked; the embedded answerer compares with its everyday questions alone. */
  specialty?: "rh-plus" | "service-desk" | undefined;
  /** The person's choice about the personal data in the call. */
  personalData?: PersonalDataChoice | undefined;
  signal?: AbortSignal | undefined;
};

/**
 * The events of an answer. A successful answer ends with one `usage` and then one `finish`. Deltas that
 * arrive together are merged into one event, so a busy server emits fewer events instead of queueing more.
 */
export type ModelEvent =
  | { type: "text"; text: string }
  | { type: "reasoning"; text: string }
  /** A part of a tool call's input while it is streamed; the complete call follows. */
  | { type: "tool-input"; id: string; name: string; delta: string }
  | { type: "tool-call"; id: string; name: string; input: unknown }
  /** At most one, after the calls of a step; comes back in `EarlierStep`. */
  | { type: "provider-state"; state: ProviderState }
  | { type: "source"; url: string; title?: string | undefined }
  | { type: "fallback"; from: string; to: string }
  | { type: "usage"; inputTokens: number; outputTokens: number; isEstimate: boolean }
  | { type: "finish"; reason: FinishReason };

export type FinishReason = "stop" | "length";

export type StreamCall = ModelCall & { onEvent: (event: ModelEvent) => void };

export type Usage = { inputTokens: number; outputTokens: number; isEstimate: boolean };

/** `modelId` is the model that answered, which differs from the requested one after a fallback. */
export type Completion = { text: string; modelId: string; usage: Usage };

/**
 * A callable model. Both methods reject with a `ModelError`, with the error of an outbound check or, when the
 * signal is aborted, with the signal's reason. Events emitted before a rejection stay valid.
 */
export type ModelClient = {
  stream(call: StreamCall): Promise<void>;
  complete(call: ModelCall): Promise<Completion>;
};

/** For answers whose provider reports no usage, and for answers that were stopped. */
export function estimateUsage(
  call: Pick<ModelCall, "system" | "messages" | "passages" | "facts" | "tools" | "steps">,
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

const schemaLengths = new WeakMap<object, number>();

/** Cached, because the same declarations go with every question. */
function schemaLength(schema: object): number {
  const length = schemaLengths.get(schema) ?? JSON.stringify(schema).length;
  schemaLengths.set(schema, length);
  return length;
}

export function charactersOf(
  call: Pick<ModelCall, "system" | "messages" | "passages" | "facts" | "tools" | "steps">,
): number {
  let characters = call.system?.length ?? 0;
  for (const message of call.messages) {
    for (const part of message.content) if (part.type === "text") characters += part.text.length;
  }
  for (const { text, calls, steers = [] } of call.steps ?? []) {
    characters += text.length + steers.join("").length;
    for (const { input, output } of calls) characters += JSON.stringify(input).length + output.length;
  }
  // Declarations are part of the prompt: without them, the measured ratio of a model would be too low.
  for (const { description, input } of call.tools ?? [])
    characters += description.length + schemaLength(input);
  for (const fact of call.facts ?? []) characters += fact.length;
  for (const passage of call.passages ?? []) characters += passage.title.length + passage.text.length;
  return characters;
}
