export { temporaryRoutes } from "./temporary.routes.ts";
export { createTemporaryChats, type TemporaryChats } from "./temporary-rules.ts";
