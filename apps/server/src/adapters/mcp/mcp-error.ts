import type { ToolServerFailure } from "@metatron/contract/tool-servers/constants";

/** Why a request to a tool server failed; the sentence is for models and people, without secrets. */
export class McpError extends Error {
  override name = "McpError";
  readonly reason: ToolServerFailure;

  constructor(reason: ToolServerFailure, sentence: string) {
    super(sentence);
    this.reason = reason;
  }
}

const CERTIFICATE_CODES = [
  "CERT_HAS_EXPIRED",
  "CERT_NOT_YET_VALID",
  "CERT_SIGNATURE_FAILURE",
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "SELF_SIGNED_CERT_IN_CHAIN",
  "UNABLE_TO_GET_ISSUER_CERT",
  "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
  "ERR_TLS_CERT_ALTNAME_INVALID",
];

/** The failure of a `fetch`, whose cause names what happened to the connection. */
export function toConnectionError(error: unknown): McpError {
  const known = findMcpError(error);
  if (known) return known;
  const code = causes(error).map(codeOf).find(Boolean);
  if (code && CERTIFICATE_CODES.includes(code))
    return new McpError("bad_certificate", "The server's certificate is not valid.");
  return new McpError("unreachable", "The server can't be reached.");
}

/** The SDK wraps the errors of `fetch` in its own. */
export function findMcpError(error: unknown): McpError | undefined {
  return causes(error).find((each) => each instanceof McpError);
}

const MOST_CAUSES = 10;

function causes(error: unknown): unknown[] {
  const found: unknown[] = [];
  for (let each = error; each instanceof Error && found.length < MOST_CAUSES; each = each.cause)
    found.push(each);
  return found;
}

export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}
