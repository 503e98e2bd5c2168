/** Texts of the prompt library and of the form that fills in a prompt. */
export { prompts } from "../../../features/prompts/texts/en.ts";
export { roles } from "./roles.ts";
