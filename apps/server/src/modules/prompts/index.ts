export { promptsRoutes } from "./prompts.routes.ts";
