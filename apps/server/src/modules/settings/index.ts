export { readPersonalInstructions, type WrittenInstructions } from "./personal-instructions.ts";
export { settingsRoutes } from "./settings.routes.ts";
