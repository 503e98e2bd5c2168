/** What the feedback panel, the survey and the report of a problem say. */
export { feedback } from "../../../features/feedback/texts/pt.ts";
export { report } from "../../../features/problem-reports/texts/pt.ts";
export { survey } from "../../../features/survey/texts/pt.ts";
