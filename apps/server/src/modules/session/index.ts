export { createAuthentication } from "./authentication.ts";
export type { FixedConfig } from "./public-config.ts";
export { createRememberPerson } from "./remember-person.ts";
export { sessionRoutes } from "./session.routes.ts";
