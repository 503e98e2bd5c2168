/** Texts of the settings. */
export { memory } from "../../../features/memory/texts/en.ts";
export { settings } from "../../../features/settings/texts/en.ts";
