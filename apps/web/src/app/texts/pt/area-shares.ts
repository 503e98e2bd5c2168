/** Texts of shared copies. */
export { shares } from "../../../features/shares/texts/pt.ts";
export { roles } from "./roles.ts";
