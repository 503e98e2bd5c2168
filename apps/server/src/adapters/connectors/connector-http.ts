import { setTimeout as wait } from "node:timers/promises";
import { parseCleanJson } from "@metatron/text/clean-text";
import type { z } from "zod";
import { ConnectorError } from "./connector-error.ts";

const CALL_MS = 30_000;
const MOST_TRIES = 4;
const LONGEST_WAIT_SECONDS = 30;
const FIRST_BACKOFF_MS = 250;
const MOST_REDIRECTS = 3;
const MOST_JSON_BYTES = 20 * 1024 * 1024;

export interface ConnectorRequest {
  url: URL;
  method?: "GET" | "POST" | "PATCH";
  headers?: Record<string, string>;
  body?: string;
  /** A larger response is rejected while it is being received. */
  maxBytes?: number;
}

export interface ConnectorHttpOptions {
  /**
   * The Authorization header of each request. Called once more after a 401, because the token may have
   * expired.
   */
  authorization: (isRefused: boolean) => Promise<string | undefined>;
  /** Google Drive reports rate limiting with status 403. */
  isRateLimit?: (status: number, body: string) => boolean;
  /** Tests replace the delay between retries. */
  pause?: (milliseconds: number) => Promise<unknown>;
}

export type ConnectorHttp = (request: ConnectorRequest) => Promise<Uint8Array>;

/**
 * Sends requests to one configured host: honours Retry-After, retries temporary failures, and follows
 * redirects only on the same host. Every failure is a `ConnectorError`.
 */
export function createConnectorHttp(options: ConnectorHttpOptions): ConnectorHttp {
  const pause = options.pause ?? wait;

  return async (request) => {
    let isRefused = false;
    for (let tries = 1; ; tries += 1) {
      const authorization = await options.authorization(isRefused);
      const answer = await attempt(request, authorization, options.isRateLimit);
      if (answer.kind === "good") return answer.body;
      if (answer.kind === "refused" && !isRefused) {
        isRefused = true;
        continue;
      }
      if (answer.kind !== "later" || tries >= MOST_TRIES) throw answer.error;
      const seconds = answer.error.retryAfterSeconds;
      // The caller has to reschedule after a longer wait: a job that sleeps occupies its worker.
      if (seconds !== undefined && seconds > LONGEST_WAIT_SECONDS) throw answer.error;
      await pause(seconds === undefined ? FIRST_BACKOFF_MS * 2 ** tries : seconds * 1000);
    }
  };
}

/** A response that does not match the schema is reported as a failure of the external system. */
export async function readJson<T>(
  http: ConnectorHttp,
  schema: z.ZodType<T>,
  request: ConnectorRequest,
): Promise<T> {
  const bytes = await http({ maxBytes: MOST_JSON_BYTES, ...request });
  const parsed = schema.safeParse(jsonIn(bytes));
  if (!parsed.success) throw new ConnectorError("unavailable", "The answer can't be understood.");
  return parsed.data;
}

function jsonIn(bytes: Uint8Array): unknown {
  try {
    return parseCleanJson(Buffer.from(bytes).toString("utf8"));
  } catch {
    return undefined;
  }
}

type Answer =
  | { kind: "good"; body: Uint8Array }
  | { kind: "refused" | "later" | "final"; error: ConnectorError };

async function attempt(
  request: ConnectorRequest,
  authorization: string | undefined,
  isRateLimit: ConnectorHttpOptions["isRateLimit"],
): Promise<Answer> {
  try {
    const response = await fetchWithin(request, authorization);
    const body = await readUpTo(response, request.maxBytes ?? MOST_JSON_BYTES);
    if (response.ok) return { kind: "good", body };
    return toFailure(response, Buffer.from(body).toString("utf8"), isRateLimit);
  } catch (error) {
    if (error instanceof ConnectorError) return { kind: "final", error };
    return { kind: "later", error: new ConnectorError("unavailable", "It can't be reached.") };
  }
}

/** Follows redirects only to the configured host: another host would receive the credentials. */
async function fetchWithin(request: ConnectorRequest, authorization: string | undefined): Promise<Response> {
  let { url } = request;
  for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
    const response = await fetch(url, {
      method: request.method ?? "GET",
      headers: {
        accept: "application/json",
        ...request.headers,
        ...(authorization ? { authorization } : {}),
      },
      ...(request.body === undefined ? {} : { body: request.body }),
      redirect: "manual",
      signal: AbortSignal.timeout(CALL_MS),
    });
    const target = response.headers.get("location");
    if (response.status < 300 || response.status > 399 || target === null) return response;
    await response.body?.cancel();
    const next = new URL(target, url);
    if (next.origin !== request.url.origin)
      throw new ConnectorError("unavailable", "It redirects to another host, which is not followed.");
    url = next;
  }
  throw new ConnectorError("unavailable", "It redirects without end.");
}

async function readUpTo(response: Response, maxBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > maxBytes) throw new ConnectorError("too_large", "The answer is larger than allowed.");
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function toFailure(
  response: Response,
  body: string,
  isRateLimit: ConnectorHttpOptions["isRateLimit"],
): Answer {
  const { status } = response;
  const retryAfter = retryAfterSeconds(response.headers.get("retry-after"));
  if (status === 429 || isRateLimit?.(status, body))
    return later("rate_limited", "It asks for fewer requests.", retryAfter);
  if (status === 401)
    return { kind: "refused", error: new ConnectorError("unauthorized", "The credentials are refused.") };
  if (status === 403) return final("no_permission", "The account may not see this.");
  if (status === 404 || status === 410) return final("not_found", "It is not there.");
  if (status === 408 || status >= 500) return later("unavailable", `It answers ${status}.`, retryAfter);
  return final("unavailable", `It answers ${status}.`);
}

const later = (reason: "rate_limited" | "unavailable", sentence: string, seconds?: number): Answer => ({
  kind: "later",
  error: new ConnectorError(reason, sentence, seconds),
});

const final = (reason: "no_permission" | "not_found" | "unavailable", sentence: string): Answer => ({
  kind: "final",
  error: new ConnectorError(reason, sentence),
});

/** Parses Retry-After, which is a number of seconds or a date. */
function retryAfterSeconds(value: string | null): number | undefined {
  if (value === null) return undefined;
  if (/^\d{1,6}$/.test(value)) return Number(value);
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - Date.now()) / 1000));
}
