import { glossary } from "./glossary.ts";

/** What the administration says. */
export const texts = { glossary };
