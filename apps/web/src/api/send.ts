import type { Call } from "@metatron/contract/call";
import { STREAM_PACE_HEADER, type StreamPace } from "@metatron/contract/chat/constants";
import { type BrowserErrorCode, browserErrorCodes } from "@metatron/contract/error-codes";
import { currentLanguage } from "../lib/language.ts";
import { isLight } from "../lib/light-mode.ts";
import { noteCallTime } from "../lib/measured-speed.ts";
import { ApiError } from "./api-error.ts";
import { buildInit, buildUrl, type RequestInput } from "./build-request.ts";
import { rememberHttpError } from "./last-http-error.ts";
import { readProblem } from "./read-problem.ts";
import { noteRequest } from "./recent-requests.ts";
import { isRetryable, MAX_RETRIES, retryDelayMs } from "./retry.ts";
import { noteOutcome } from "./server-reach.ts";

const READ_TIMEOUT_MS = 30_000;
/** A write may have to wait for a model or a parser. */
const WRITE_TIMEOUT_MS = 180_000;

export interface Transport {
  base: string;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  wait?: (ms: number, signal?: AbortSignal) => Promise<void>;
}

export interface SendOptions extends RequestInput {
  signal?: AbortSignal;
  keepalive?: boolean;
}

/** Makes one call, with retries. Resolves with a successful response or throws an `ApiError`. */
export async function send(transport: Transport, call: Call, options: SendOptions): Promise<Response> {
  const requestId = crypto.randomUUID();
  const isSafeToRepeat =
    call.repeatable || call.method === "GET" || call.method === "PUT" || call.method === "DELETE";
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await attemptOnce(transport, call, { ...options, requestId });
    noteOutcome(transport.base, outcome);
    if (outcome instanceof Response) return outcome;
    const isLast = attempt >= MAX_RETRIES || !isSafeToRepeat || !isRetryable(outcome);
    if (isLast) {
      if (outcome.code !== "aborted") rememberHttpError(call, outcome);
      throw outcome;
    }
    await (transport.wait ?? wait)(retryDelayMs(outcome, attempt), options.signal);
  }
}

async function attemptOnce(
  { base, fetch }: Transport,
  call: Call,
  { requestId, signal, keepalive, ...input }: SendOptions & { requestId: string },
): Promise<Response | ApiError> {
  const init = buildInit(call, input);
  const timeout = timeoutOf(call);
  const startedAt = performance.now();
  try {
    const response = await fetch(buildUrl(base, call, input), {
      ...init,
      // The browser's own header names its languages, not the one that the person chose here.
      headers: {
        ...init.headers,
        ...paceOf(call),
        "accept-language": currentLanguage(),
        "x-request-id": requestId,
      },
      signal: AbortSignal.any([signal, timeout].filter((one) => one !== undefined)),
      ...(keepalive ? { keepalive } : {}),
    });
    noteRequest(response.headers.get("x-request-id"));
    // Other calls may take long on the server: a model answers, a file is read.
    if (call.method === "GET" && !call.answer) {
      const at = performance.now();
      noteCallTime({ ms: at - startedAt, at });
    }
    return response.ok ? response : await readProblem(response);
  } catch (cause) {
    const code = signal?.aborted ? "aborted" : timeout?.aborted ? "request_timeout" : codeOf(cause);
    const detail = cause instanceof Error ? cause.message : code;
    return new ApiError({ status: 0, code, detail, requestId }, { cause });
  }
}

/** In light mode the events of an answer come in groups, compressed. */
function paceOf({ answer }: Call): Record<string, string> {
  const pace: StreamPace = "grouped";
  return answer === "stream" && isLight() ? { [STREAM_PACE_HEADER]: pace } : {};
}

/** The session's fetch may have found no token, and throws an error with its own code. */
function codeOf(cause: unknown): BrowserErrorCode {
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  return browserErrorCodes.find((known) => known === code) ?? "network_unreachable";
}

/** Streams and downloads have no timeout. */
function timeoutOf({ answer, bypass, method }: Call): AbortSignal | undefined {
  if (bypass || answer === "stream" || answer === "binary") return undefined;
  return AbortSignal.timeout(method === "GET" ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS);
}

function wait(ms: number, signal?: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  // The next attempt sees the aborted signal and ends at once.
  signal?.addEventListener("abort", () => {
    clearTimeout(timer);
    resolve();
  });
  return promise;
}
