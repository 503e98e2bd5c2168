/** Texts of the settings. */
export { memory } from "../../../features/memory/texts/es.ts";
export { settings } from "../../../features/settings/texts/es.ts";
