import type { Call } from "@metatron/contract/call";
import type { CallName, calls } from "@metatron/contract/calls";
import type { AnswerOf, BodyOf, ParamsOf, QueryOf } from "@metatron/contract/endpoint-types";
import { sessionCalls } from "@metatron/contract/session/calls";
import { statusCalls } from "@metatron/contract/status/calls";
import { usageEventCalls } from "@metatron/contract/usage-events/calls";
import { ApiError } from "./api-error.ts";
import { type SendOptions, send, type Transport } from "./send.ts";

// biome-ignore lint/complexity/noBannedTypes: `{}` tests whether all fields are optional.
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

/** Streams and downloads return the raw response; a status of 204 means that there is no content. */
type CallAnswer<Name extends CallName> = (typeof calls)[Name] extends { answer: "stream" | "binary" }
  ? Response
  : AnswerOf<Name>;

// Only calls that need no session are made before `setTransport` has run.
let transport: Transport = { base: "/api", fetch: (url, init) => fetch(url, init) };

/** Sets the transport of all later calls. The app calls this once, with the session's authenticated fetch. */
export function setTransport(next: Transport) {
  transport = next;
}

// The calls of the sign-in page.
let known: Partial<Record<CallName, Call>> = { ...sessionCalls, ...statusCalls, ...usageEventCalls };

/** Registers the calls of a part of the app, so that the first use of each needs no dynamic import. */
export function registerCalls(more: Partial<Record<CallName, Call>>) {
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
  // The contract's types are erased here: the options were type-checked at the call site.
  const asked = known[name] ?? (await find(name));
  const response = await send(transport, asked, (options ?? {}) as SendOptions);
  // Safe: the server validates its responses against the same contract.
  return (await readAnswer(asked, response)) as CallAnswer<Name>;
}

/**
 * Like `call`, but returns the raw response: for calls that answer
 * with an event stream if the client accepts one.
 */
export async function callForEvents<Name extends CallName>(
  name: Name,
  ...[options]: Arguments<Name>
): Promise<Response> {
  // As above, the options were type-checked at the call site.
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
