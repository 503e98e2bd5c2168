/** What the feedback panel, the survey and the report of a problem say. */
export { feedback } from "../../../features/feedback/texts/es.ts";
export { report } from "../../../features/problem-reports/texts/es.ts";
export { survey } from "../../../features/survey/texts/es.ts";
