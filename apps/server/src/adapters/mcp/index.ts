export { createMcp } from "./create-mcp.ts";
export { McpError } from "./mcp-error.ts";

export type {
  Mcp,
  McpAddress,
  McpCall,
  McpTarget,
  McpToolDefinition,
  McpToolList,
  McpTokens,
} from "./mcp-types.ts";
export type { McpImage, McpLink, McpResult } from "./read-result.ts";
export {
  finishAuthorization,
  type OAuthServer,
  type OAuthSession,
  refreshAuthorization,
  revokeAuthorization,
  startAuthorization,
} from "./oauth.ts";
