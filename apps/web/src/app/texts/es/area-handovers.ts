/** Texts of shift hand-overs. */
export { handovers } from "../../../features/handovers/texts/es.ts";
export { roles } from "./roles.ts";
