import { codeOf, findMcpError, McpError } from "./mcp-error.ts";

/** The SDK's errors as ours. Only sentences of ours are passed on: the server's may contain anything. */
export async function toMcpError(error: unknown): Promise<McpError> {
  const known = findMcpError(error);
  if (known) return known;
  const { ProtocolError, SdkError, SdkErrorCode, SdkHttpError, UnauthorizedError, InsufficientScopeError } =
    await import("@modelcontextprotocol/client");
  if (UnauthorizedError.isInstance(error) || InsufficientScopeError.isInstance(error)) return unauthorized();
  if (SdkHttpError.isInstance(error)) {
    const status = error.data?.status;
    if (status === 401 || status === 403) return unauthorized();
    if (error.code === SdkErrorCode.ClientHttpUnexpectedContent) return notUnderstood();
    if (isRpcError(error.data.text)) return refused();
    return new McpError("unreachable", `The server answers with status ${status ?? "unknown"}.`);
  }
  if (SdkError.isInstance(error)) {
    if (error.code === SdkErrorCode.RequestTimeout)
      return new McpError("timed_out", "The server did not answer in time.");
    if (error.code === SdkErrorCode.ConnectionClosed || error.code === SdkErrorCode.SendFailed)
      return new McpError("unreachable", "The connection to the server was lost.");
    return notUnderstood();
  }
  if (ProtocolError.isInstance(error)) return refused();
  const code = codeOf(error);
  if (code === "ENOENT" || code === "EACCES")
    return new McpError("program_failed", "The program of the tool server can't be started.");
  return notUnderstood();
}

/** Servers send an error of the protocol with a status of HTTP too. */
function isRpcError(body: unknown): boolean {
  return typeof body === "string" && body.includes('"jsonrpc"') && body.includes('"error"');
}

const refused = () =>
  new McpError("refused", "The server refuses the call: the tool may be missing or have changed.");
const unauthorized = () => new McpError("unauthorized", "The server refuses the credentials.");
const notUnderstood = () => new McpError("not_understood", "The server's answer can't be understood.");
