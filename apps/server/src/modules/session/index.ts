export { createAuthentication } from "./authentication.ts";
export { noteDevices, publicSessionId } from "./note-device.ts";
export { type FixedConfig, publicConfigFor } from "./public-config.ts";
export { createRememberPerson } from "./remember-person.ts";
export { sessionRoutes } from "./session.routes.ts";
