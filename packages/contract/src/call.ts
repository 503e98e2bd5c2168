import type { Allow } from "./allow.ts";

/**
 * A call as plain data, so that the browser can make it without loading any schema.
 * Paths are relative to the configured base; `{name}` is a path parameter.
 */
export type Call = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  /** Who may make it; there is no default. */
  allow: Allow;
  /** Carries the identity token instead of the access token. */
  token?: "identity";
  /** What a success brings when it is not JSON. */
  answer?: "stream" | "binary" | "empty";
  /** Carries `ngsw-bypass=true`. */
  bypass?: true;
  /** A POST or PATCH that may be sent again: its ids come from the client, or it changes nothing. */
  repeatable?: true;
};

/** An answer that is a stream of events, which no service worker may hold back. */
export const streamed = { answer: "stream", bypass: true } as const;

// Rights that the calls of several features need.
export const inChat = { route: "chat" } as const;
export const inAssistants = { route: "assistants" } as const;
export const toAsk = { route: "chat", action: "sendAnswer" } as const;
