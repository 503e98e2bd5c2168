/** Texts of shift hand-overs. */
export { handovers } from "../../../features/handovers/texts/pt.ts";
export { roles } from "./roles.ts";
