/** Texts of shift hand-overs. */
export { handovers } from "../../../features/handovers/texts/en.ts";
export { roles } from "./roles.ts";
