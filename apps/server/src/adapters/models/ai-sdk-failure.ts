import { ModelError } from "./model-error.ts";
import { fromErrorInStream, fromFailedResponse, isRecord } from "./provider-failure.ts";

/**
 * Converts an error of the AI SDK to a `ModelError`. The SDK's errors contain the URL, the headers and the
 * whole question.
 */
export function toModelError(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  if (!isRecord(error)) return new ModelError("provider_broken_stream");
  if (typeof error.statusCode === "number") return fromStatus(error, error.statusCode);
  const network = networkCode(error);
  if (network) return new ModelError("model_unavailable", { reason: network });
  const failure = fromErrorInStream({ error });
  if (failure && typeof error.type === "string") return failure;
  return new ModelError("provider_broken_stream", { reason: "garbage" });
}

function fromStatus(error: Record<string, unknown>, status: number): ModelError {
  // An error with status 200 means that the body could not be parsed.
  if (status === 200) return new ModelError("provider_broken_stream", { reason: "garbage" });
  const headers = isRecord(error.responseHeaders) ? error.responseHeaders : {};
  return fromFailedResponse({
    status,
    header: (name) => (typeof headers[name] === "string" ? headers[name] : undefined),
    body: typeof error.responseBody === "string" ? error.responseBody : "",
  });
}

/** The code of the system error in the chain of causes (ECONNREFUSED, UND_ERR_SOCKET). */
function networkCode(error: Record<string, unknown>): string | undefined {
  let at: unknown = error;
  for (let depth = 0; depth < 5 && isRecord(at); depth += 1) {
    if (typeof at.code === "string" && /^[A-Z_]{3,40}$/.test(at.code)) return at.code;
    at = at.cause;
  }
  return undefined;
}
