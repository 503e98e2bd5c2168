/** Texts of the feedback panel, the survey and problem reports. */
export { feedback } from "../../../features/feedback/texts/pt.ts";
export { report } from "../../../features/problem-reports/texts/pt.ts";
export { survey } from "../../../features/survey/texts/pt.ts";
