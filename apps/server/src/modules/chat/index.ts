export { chatRoutes } from "./chat.routes.ts";
export type { ChatLimits } from "./limits.ts";
