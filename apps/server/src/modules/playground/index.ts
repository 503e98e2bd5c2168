export { playgroundRoutes } from "./playground.routes.ts";
