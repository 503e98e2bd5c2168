/** Texts of shared copies. */
export { shares } from "../../../features/shares/texts/en.ts";
export { roles } from "./roles.ts";
