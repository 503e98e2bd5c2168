import { news } from "./news.ts";

/** What the news say. */
export const texts = { news };
