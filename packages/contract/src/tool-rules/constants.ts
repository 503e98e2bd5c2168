/** `read`: own data; `outside`: sends data to another system; `write`: changes something. */
export const toolAccesses = ["read", "outside", "write"] as const;
export type ToolAccess = (typeof toolAccesses)[number];

/** `allow`: the tool runs; `ask`: the person approves each call; `deny`: the tool is not offered. */
export const toolPermissions = ["allow", "ask", "deny"] as const;
export type ToolPermission = (typeof toolPermissions)[number];
