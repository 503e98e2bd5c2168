import { knowledgeBase } from "./knowledge-base.ts";

/** What the browser's own knowledge base says. */
export const texts = { knowledgeBase };
