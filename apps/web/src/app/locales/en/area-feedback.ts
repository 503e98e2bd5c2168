import { feedback, report, survey } from "./feedback.ts";

/** What the feedback panel, the survey and the report of a problem say. */
export const texts = { feedback, report, survey };
