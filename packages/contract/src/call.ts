import type { Allow } from "./allow.ts";

/**
 * A call as plain data, so that the browser can make it without loading any schema.
 * Paths are relative to the configured base; `{name}` is a path parameter.
 */
export type Call = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  /** Who may make the call; there is no default. */
  allow: Allow;
  /** Carries the identity token instead of the access token. */
  token?: "identity";
  /** The type of a successful response that is not JSON. */
  answer?: "stream" | "binary" | "empty";
  /** Carries `ngsw-bypass=true`. */
  bypass?: true;
  /** A POST or PATCH that may be retried: its ids come from the client, or it changes nothing. */
  repeatable?: true;
};

/** A response that is a stream of events, which a service worker must not buffer. */
export const streamed = { answer: "stream", bypass: true } as const;

// Rights used by the calls of several features.
export const inChat = { route: "chat" } as const;
export const inAssistants = { route: "assistants" } as const;
export const toAsk = { route: "chat", action: "sendAnswer" } as const;
