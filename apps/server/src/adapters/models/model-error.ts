export type ModelErrorCode =
  | "model_unavailable"
  | "model_timeout"
  | "provider_rate_limited"
  | "provider_refused_key"
  | "content_refused"
  | "context_too_long"
  | "provider_broken_stream"
  | "empty_answer";

const sentences: Record<ModelErrorCode, string> = {
  model_unavailable: "The model's provider could not answer.",
  model_timeout: "The model took too long to answer.",
  provider_rate_limited: "The model's provider asks to wait before the next call.",
  provider_refused_key: "The model's provider refused the configured key.",
  content_refused: "The model's provider refused this content.",
  context_too_long: "The conversation is longer than the model can read.",
  provider_broken_stream: "The answer broke off before its end.",
  empty_answer: "The model answered without any text.",
};

export type ModelErrorFacts = {
  retryAfterSeconds?: number | undefined;
  /** The provider's HTTP status. */
  status?: number | undefined;
  /** A short code for the log, such as ECONNREFUSED or idle; never text from the provider. */
  reason?: string | undefined;
};

/**
 * An error of a model. It has no cause, because the underlying errors contain URLs, headers and whole
 * requests, which must not be logged.
 */
export class ModelError extends Error {
  override name = "ModelError";
  readonly code: ModelErrorCode;
  readonly retryAfterSeconds: number | undefined;
  readonly status: number | undefined;
  readonly reason: string | undefined;

  constructor(code: ModelErrorCode, { retryAfterSeconds, status, reason }: ModelErrorFacts = {}) {
    super(sentences[code]);
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
    this.status = status;
    this.reason = reason;
  }
}
