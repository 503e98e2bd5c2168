/** Texts of the settings. */
export { memory } from "../../../features/memory/texts/pt.ts";
export { settings } from "../../../features/settings/texts/pt.ts";
