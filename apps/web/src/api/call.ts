import type { Call } from "@metatron/contract/call";
import type { CallName, calls } from "@metatron/contract/calls";
import type { AnswerOf, BodyOf, ParamsOf, QueryOf } from "@metatron/contract/endpoint-types";
import { sessionCalls } from "@metatron/contract/session/calls";
import { statusCalls } from "@metatron/contract/status/calls";
import { usageEventCalls } from "@metatron/contract/usage-events/calls";
import { ApiError } from "./api-error.ts";
import { type SendOptions, send, type Transport } from "./send.ts";

// biome-ignore lint/complexity/noBannedTypes: `{}` asks whether everything in it may be left out.
type Optional<T> = {} extends T ? true : false;
type Part<Key extends string, T> = [T] extends [never]
  ? unknown
  : Optional<T> extends true
    ? { [K in Key]?: T }
    : { [K in Key]: T };

export type CallOptions<Name extends CallName> = Part<"params", ParamsOf<Name>> &
  Part<"query", QueryOf<Name>> &
  Part<"body", BodyOf<Name>> & {
    signal?: AbortSignal;
    keepalive?: boolean;
    headers?: Record<string, string>;
  };

type Arguments<Name extends CallName> =
  Optional<CallOptions<Name>> extends true ? [options?: CallOptions<Name>] : [options: CallOptions<Name>];

/** Streams and downloads come as the response itself, whose status tells an empty one. */
type CallAnswer<Name extends CallName> = (typeof calls)[Name] extends { answer: "stream" | "binary" }
  ? Response
  : AnswerOf<Name>;

// Until the session is there, only open calls are made.
let transport: Transport = { base: "/api", fetch: (url, init) => fetch(url, init) };

/** Every later call goes this way; the app sets it once, with the session's fetch. */
export function setTransport(next: Transport) {
  transport = next;
}

// The calls of the login page.
let known: Partial<Record<CallName, Call>> = { ...sessionCalls, ...statusCalls, ...usageEventCalls };

/** Calls that a part of the app brings along, so that the first of them need not be looked up. */
export function knowCalls(more: Partial<Record<CallName, Call>>) {
  known = { ...known, ...more };
}

async function find(name: CallName): Promise<Call> {
  return (await import("@metatron/contract/calls")).calls[name];
}

/** Makes a call of the contract by its name. A failure is an `ApiError`. */
export async function call<Name extends CallName>(
  name: Name,
  ...[options]: Arguments<Name>
): Promise<CallAnswer<Name>> {
  // The types of the contract, erased: what the options hold was checked where the call was written.
  const asked = known[name] ?? (await find(name));
  const response = await send(transport, asked, (options ?? {}) as SendOptions);
  // The server answers from the same contract.
  return (await readAnswer(asked, response)) as CallAnswer<Name>;
}

/** The same, with the response as it comes: for calls that answer as events to who accepts them. */
export async function callForEvents<Name extends CallName>(
  name: Name,
  ...[options]: Arguments<Name>
): Promise<Response> {
  // As above: what the options hold was checked where the call was written.
  const { headers, ...rest } = (options ?? {}) as SendOptions;
  return await send(transport, known[name] ?? (await find(name)), {
    ...rest,
    headers: { ...headers, accept: "text/event-stream" },
  });
}

async function readAnswer({ answer }: Call, response: Response): Promise<unknown> {
  if (answer === "stream" || answer === "binary") return response;
  if (answer === "empty") return void (await response.text());
  return response.json().catch((cause: unknown) => {
    const requestId = response.headers.get("x-request-id") ?? undefined;
    throw new ApiError(
      { status: response.status, code: "bad_answer", detail: "Not JSON", requestId },
      { cause },
    );
  });
}
