/** Texts of the feedback panel, the survey and problem reports. */
export { feedback } from "../../../features/feedback/texts/es.ts";
export { report } from "../../../features/problem-reports/texts/es.ts";
export { survey } from "../../../features/survey/texts/es.ts";
