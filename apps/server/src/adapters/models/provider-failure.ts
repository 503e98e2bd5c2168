import { ModelError, type ModelErrorFacts } from "./model-error.ts";

export type ProviderFailure = {
  status: number;
  header: (name: string) => string | undefined;
  body: string;
};

/** Converts a provider's error response in any of the known formats. */
export function fromFailedResponse({ status, header, body }: ProviderFailure): ModelError {
  const known = errorIn(parseJson(body));
  const facts = {
    status,
    reason: known?.word ?? `http_${status}`,
    retryAfterSeconds: retryAfterIn(header),
  } satisfies ModelErrorFacts;

  if (status === 401 || status === 403) return new ModelError("provider_refused_key", facts);
  if (status === 408) return new ModelError("model_timeout", facts);
  if (status === 429) return new ModelError("provider_rate_limited", facts);
  if (status === 413) return new ModelError("context_too_long", facts);
  if (status === 400 || status === 422) return fromWords(known, facts);
  return new ModelError("model_unavailable", facts);
}

/** Converts the error object that some providers send in a stream after a status of 200. */
export function fromErrorInStream(payload: unknown): ModelError | undefined {
  const known = errorIn(payload);
  if (!known) return undefined;
  const facts = { reason: known.word ?? "error_in_stream" };
  if (known.words.some((word) => RATE_WORDS.has(word))) return new ModelError("provider_rate_limited", facts);
  return fromWords(known, facts);
}

type KnownError = { word: string | undefined; words: string[]; message: string };

const CONTENT_WORDS = new Set([
  "content_filter",
  "content_policy_violation",
  "moderation_blocked",
  "ResponsibleAIPolicyViolation",
]);
const LENGTH_WORDS = new Set(["context_length_exceeded", "string_above_max_length", "request_too_large"]);
const RATE_WORDS = new Set(["rate_limit_exceeded", "rate_limit_error", "429", "RESOURCE_EXHAUSTED"]);
// vLLM, LiteLLM, Gemini and Anthropic report this only in the message. Without these patterns people would
// not learn that the conversation is too long.
const LENGTH_MESSAGE =
  /maximum context length|context window|prompt is too long|input token count|too many tokens/i;

function fromWords(known: KnownError | undefined, facts: ModelErrorFacts): ModelError {
  if (!known) return new ModelError("model_unavailable", facts);
  if (known.words.some((word) => CONTENT_WORDS.has(word))) return new ModelError("content_refused", facts);
  if (known.words.some((word) => LENGTH_WORDS.has(word)) || LENGTH_MESSAGE.test(known.message)) {
    return new ModelError("context_too_long", facts);
  }
  return new ModelError("model_unavailable", facts);
}

/** OpenAI nests the error under `error`, vLLM does not, Gemini sends a list, Ollama a plain string. */
function errorIn(payload: unknown): KnownError | undefined {
  const outer = Array.isArray(payload) ? payload[0] : payload;
  if (!isRecord(outer)) return undefined;
  const nested = isRecord(outer.error) ? outer.error : undefined;
  const error = nested ?? (outer.object === "error" ? outer : undefined);
  if (!error) {
    return typeof outer.error === "string" ? { word: undefined, words: [], message: outer.error } : undefined;
  }
  const inner = isRecord(error.innererror) ? error.innererror.code : undefined;
  const words = [error.code, error.type, error.status, inner]
    .filter((word) => typeof word === "string" || typeof word === "number")
    .map(String);
  return {
    word: words.find(isPlainWord),
    words,
    message: typeof error.message === "string" ? error.message : "",
  };
}

/** Providers include parts of keys and questions in their messages; only a plain code may be logged. */
function isPlainWord(word: string): boolean {
  return /^[a-z]{2,20}(_[a-z]{1,20}){0,4}$/.test(word);
}

function retryAfterIn(header: ProviderFailure["header"]): number | undefined {
  const milliseconds = Number(header("retry-after-ms") ?? Number.NaN);
  if (milliseconds >= 0) return Math.ceil(milliseconds / 1000);
  const value = header("retry-after");
  if (value === undefined) return undefined;
  const seconds = Number(value);
  if (seconds >= 0) return Math.ceil(seconds);
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - Date.now()) / 1000));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
