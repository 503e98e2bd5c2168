export { checkServersHandler } from "./check-servers.job.ts";
export { createToolServers, type ToolServers } from "./create-tool-servers.ts";
export { toolServersRoutes } from "./tool-servers.routes.ts";
