import { tour } from "./tour.ts";

/** What the guided tours say. */
export const texts = { tour };
