import { settings } from "./settings.ts";

/** What the settings say. */
export const texts = { settings };
