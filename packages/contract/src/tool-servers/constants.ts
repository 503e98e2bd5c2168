/** How a server is reached; `stdio` starts a program and needs `MCP_STDIO=on`. */
export const toolServerKinds = ["http", "stdio"] as const;
export type ToolServerKind = (typeof toolServerKinds)[number];

/** Why a server can't be used, or a call failed. */
export const toolServerFailures = [
  "unreachable",
  "bad_certificate",
  "redirected",
  "host_not_allowed",
  "timed_out",
  "too_large",
  "not_understood",
  "unauthorized",
  "needs_authorization",
  "program_failed",
  "stdio_not_allowed",
  "secrets_unreadable",
  "refused",
] as const;
export type ToolServerFailure = (typeof toolServerFailures)[number];

/** `changed` and `gone` tools are not offered to models; `new` ones wait for an administrator. */
export const serverToolStates = ["new", "accepted", "changed", "gone"] as const;
export type ServerToolState = (typeof serverToolStates)[number];

/**
 * `everywhere`: also in Chat libre; `assistants`: only where an assistant's author chose the tool, or where an
 * administrator named the assistant.
 */
export const serverToolPlaces = ["everywhere", "assistants"] as const;
export type ServerToolPlace = (typeof serverToolPlaces)[number];

export const MAX_TOOL_SERVERS = 200;
export const MAX_TOOL_ASSISTANTS = 200;
export const MAX_SERVER_TOOLS = 500;
export const MAX_SERVER_ADDRESS_CHARS = 2000;
export const MAX_SERVER_HEADERS = 20;
export const MAX_HEADER_VALUE_CHARS = 4000;
/** Longer descriptions are cut before they are pinned. */
export const MAX_TOOL_DESCRIPTION_CHARS = 4000;
/** A tool with a larger schema is left out: it would fill the prompt. */
export const MAX_TOOL_SCHEMA_CHARS = 20_000;
