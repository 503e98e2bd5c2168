export { announceHandovers } from "./announce-handovers.ts";
export { forgetConversation } from "./forget-conversation.ts";
export { handoversRoutes } from "./handovers.routes.ts";
