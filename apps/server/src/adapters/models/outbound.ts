import { cleanText } from "@metatron/text/clean-text";
import { cleanEvents } from "./clean-events.ts";
import type { CallPurpose, ModelCall, ModelClient, ModelMessage, Passage } from "./model-client.ts";
import type { ModelInfo } from "./model-info.ts";
import { placePassages, withDifferences, withTableHeads } from "./place-passages.ts";
import type { ClearedCall, ClearedTexts, ProviderClient, ProviderEmbedder } from "./provider-client.ts";
import { withItemTexts } from "./provider-state.ts";
import { restoreEvents, restoreText } from "./restore-events.ts";
import type { Restorations } from "./restore-stream.ts";
import { type OnOutcome, watchOutcome } from "./watch-outcome.ts";

export type OutboundText = { from: "system" | "person" | "message" | "passage"; text: string };

/** The complete content of one call to an outside model. */
export type OutboundCall = {
  purpose: CallPurpose;
  personId: string | undefined;
  model: ModelInfo;
  /** The person's choice about the personal data in the call. */
  personalData?: ModelCall["personalData"];
  texts: readonly OutboundText[];
  /** As `data:` URLs. */
  images: readonly string[];
};

export type OutboundVerdict =
  | { outcome: "pass" }
  /**
   * One text for each input text, in the same order; `restore` is applied in reverse to the streamed answer.
   */
  | { outcome: "change"; texts: readonly string[]; restore?: Restorations | undefined }
  | { outcome: "refuse"; code: string; message: string; retryAfterSeconds?: number };

export type OutboundCheck = {
  name: string;
  check(call: OutboundCall): OutboundVerdict | Promise<OutboundVerdict>;
};

export class OutboundRefused extends Error {
  override name = "OutboundRefused";
  readonly checkName: string;
  readonly code: string;
  readonly retryAfterSeconds: number | undefined;

  constructor(refusal: { checkName: string; code: string; message: string; retryAfterSeconds?: number }) {
    super(refusal.message);
    this.checkName = refusal.checkName;
    this.code = refusal.code;
    this.retryAfterSeconds = refusal.retryAfterSeconds;
  }
}

export type Outbound = {
  /** The only way to turn a provider's client into a callable one. */
  guard(model: ModelInfo, client: ProviderClient): ModelClient;
  guardEmbedder(model: ModelInfo, embed: ProviderEmbedder): Embedder;
  /** The same for calls that are not conversations: image generation, speech and transcription. */
  guardTexts<Extra, Result>(
    guarded: { model: ModelInfo; purpose: CallPurpose },
    send: (texts: ClearedTexts, extra: Extra) => Promise<Result>,
  ): (leaving: LeavingTexts, extra: Extra) => Promise<Result>;
};

export type LeavingTexts = {
  texts: readonly string[];
  /** As `data:` URLs. */
  images?: readonly string[] | undefined;
  personId: string | undefined;
};

export type EmbedOptions = {
  /** The owner of the texts, for checks that count per person. */
  personId?: string | undefined;
  signal?: AbortSignal | undefined;
  /**
   * The role of the texts: some models need it as a prefix, and a query has priority because a person is
   * waiting.
   */
  kind?: "query" | "passage" | undefined;
};
export type Embedder = (texts: readonly string[], options: EmbedOptions) => Promise<number[][]>;

/** Every call to an outside model passes through here: message, history, passages, titles, rewrites. */
export function createOutbound({ checks, onOutcome }: OutboundOptions): Outbound {
  return {
    guard(model, client) {
      return {
        async stream(call) {
          const { cleared, masks } = await clear(checks, model, call);
          const watched = watchOutcome(onOutcome, { model, ...call });
          const restored = masks.length > 0 ? restoreEvents(masks, call.onEvent) : undefined;
          const cleaned = cleanEvents(restored?.take ?? call.onEvent);
          try {
            await watched(client.stream(model.id, cleared, cleaned.take));
          } finally {
            cleaned.end();
            restored?.end();
          }
        },
        async complete(call) {
          const { cleared, masks } = await clear(checks, model, call);
          const watched = watchOutcome(onOutcome, { model, ...call });
          const { text, usage } = await watched(client.complete(model.id, cleared), (done) => done.usage);
          return { text: restoreText(masks, cleanText(text)), usage, modelId: model.id };
        },
      };
    },
    guardEmbedder(model, embed) {
      return async (texts, { personId, signal }) => {
        const cleared = await clearTexts(checks, { model, purpose: "embed", personId, texts });
        signal?.throwIfAborted();
        const watched = watchOutcome(onOutcome, { model, purpose: "embed", personId, signal });
        return watched(embed(model.id, cleared, signal));
      };
    },
    guardTexts(guarded, send) {
      return async (leaving, extra) => {
        const cleared = await clearTexts(checks, { ...guarded, ...leaving });
        return watchOutcome(onOutcome, { ...guarded, personId: leaving.personId })(send(cleared, extra));
      };
    },
  };
}

export type OutboundOptions = { checks: readonly OutboundCheck[]; onOutcome?: OnOutcome };

async function clearTexts(
  checks: readonly OutboundCheck[],
  { model, purpose, personId, texts, images = [] }: LeavingTexts & { model: ModelInfo; purpose: CallPurpose },
): Promise<ClearedTexts> {
  let leaving = texts;
  for (const { name, check } of checks) {
    const from = purpose === "embed" || purpose === "rerank" ? "passage" : "message";
    const outgoing = leaving.map((text): OutboundText => ({ from, text }));
    const verdict = await check({ purpose, personId, model, texts: outgoing, images });
    if (verdict.outcome === "pass") continue;
    if (verdict.outcome === "refuse") throw new OutboundRefused({ checkName: name, ...verdict });
    if (verdict.texts.length !== texts.length) throw new Error(`The check ${name} lost a text.`);
    leaving = verdict.texts;
  }
  // Safe: every check above has passed these texts, which is what the brand stands for.
  return leaving as ClearedTexts;
}

async function clear(checks: readonly OutboundCheck[], model: ModelInfo, call: ModelCall) {
  let leaving: ModelCall = { ...call, passages: withDifferences(withTableHeads(call.passages)) };
  const images = imagesOf(call);
  const masks: Restorations[] = [];
  for (const { name, check } of checks) {
    const { purpose, personId, personalData } = call;
    const texts = textsOf(leaving);
    const verdict = await check({ purpose, personId, personalData, model, texts, images });
    if (verdict.outcome === "pass") continue;
    if (verdict.outcome === "refuse") throw new OutboundRefused({ checkName: name, ...verdict });
    if (verdict.texts.length !== texts.length) throw new Error(`The check ${name} lost a text.`);
    leaving = withTexts(leaving, verdict.texts);
    // Masks are removed in reverse order.
    if (verdict.restore?.size) masks.unshift(verdict.restore);
  }
  call.signal?.throwIfAborted();
  const { system, person, messages, passages, facts, tools, steps, maxTokens, signal } = leaving;
  const cleared = {
    system: person ? [system, person].filter(Boolean).join("\n\n") : system,
    messages: placePassages(messages, { passages: passages ?? [], facts: facts ?? [] }),
    tools,
    steps,
    maxTokens,
    online: call.online && model.online,
    signal,
  };
  // Safe: every check above has passed these texts, which is what the brand stands for.
  return { cleared: cleared as ClearedCall, masks };
}

/**
 * In the fixed order that `withTexts` expects: system, person, messages, facts, title and text of each passage, then
 * the steps.
 */
function textsOf({ system, person, messages, facts, passages, steps }: ModelCall): OutboundText[] {
  const texts: OutboundText[] = [];
  if (system !== undefined) texts.push({ from: "system", text: system });
  if (person !== undefined) texts.push({ from: "person", text: person });
  for (const message of messages) {
    for (const part of message.content) {
      if (part.type === "text") texts.push({ from: "message", text: part.text });
    }
  }
  for (const text of facts ?? []) texts.push({ from: "passage", text });
  for (const { title, text } of passages ?? []) {
    texts.push({ from: "passage", text: title }, { from: "passage", text });
  }
  for (const { text, calls, steers = [], providerState } of steps ?? []) {
    texts.push({ from: "message", text });
    for (const item of providerState?.items ?? []) {
      if (item.type === "text") texts.push({ from: "message", text: item.text });
    }
    for (const { input, output } of calls)
      texts.push({ from: "message", text: JSON.stringify(input) }, { from: "passage", text: output });
    for (const steer of steers) texts.push({ from: "message", text: steer });
  }
  return texts;
}

function withTexts(call: ModelCall, texts: readonly string[]): ModelCall {
  const left = texts.values();
  const next = () => left.next().value ?? "";
  const system = call.system === undefined ? undefined : next();
  const person = call.person === undefined ? undefined : next();
  const messages = call.messages.map((message): ModelMessage => {
    const content = message.content.map((part) =>
      part.type === "text" ? { type: "text" as const, text: next() } : part,
    );
    return { role: message.role, content };
  });
  const facts = call.facts?.map(() => next());
  const passages = call.passages?.map((passage): Passage => ({ ...passage, title: next(), text: next() }));
  const steps = call.steps?.map(({ calls, steers, providerState }) => ({
    text: next(),
    providerState: providerState && withItemTexts(providerState, next),
    calls: calls.map((made) => ({ ...made, input: readInput(next(), made.input), output: next() })),
    steers: steers?.map(next),
  }));
  return { ...call, system, person, messages, facts, passages, steps };
}

/**
 * Masking a string usually keeps the JSON valid. If not, the masked text is sent as a plain string, because
 * the data must be masked in any case.
 */
function readInput(text: string, given: unknown): unknown {
  if (text === JSON.stringify(given)) return given;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function imagesOf({ messages }: ModelCall): string[] {
  const images = messages.flatMap(({ content }) => content.filter((part) => part.type === "image"));
  const strange = images.find(({ dataUrl }) => !dataUrl.startsWith("data:image/"));
  if (strange) throw new TypeError("An image leaves as data, never as an address to fetch.");
  return images.map(({ dataUrl }) => dataUrl);
}
