export { createAuthentication } from "./authentication.ts";
export { identityRoutes } from "./identity.routes.ts";
export type { FixedConfig } from "./public-config.ts";
export { createRememberPerson } from "./remember-person.ts";
