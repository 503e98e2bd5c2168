/** Texts of shared copies. */
export { shares } from "../../../features/shares/texts/es.ts";
export { roles } from "./roles.ts";
