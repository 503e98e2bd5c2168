export { createMcp } from "./create-mcp.ts";
export { McpError } from "./mcp-error.ts";

export type {
  Mcp,
  McpAddress,
  McpTarget,
  McpTokens,
  McpToolDefinition,
  McpToolList,
} from "./mcp-types.ts";
export {
  finishAuthorization,
  type OAuthServer,
  type OAuthSession,
  refreshAuthorization,
  revokeAuthorization,
  startAuthorization,
} from "./oauth.ts";
export type { McpImage, McpResult, UnansweredQuestion } from "./read-result.ts";
