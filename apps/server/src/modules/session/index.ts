export { createAuthentication } from "./authentication.ts";
export type { FixedConfig } from "./public-config.ts";
export { createRememberPerson } from "./remember-person.ts";
export { identityRoutes } from "./session.routes.ts";
