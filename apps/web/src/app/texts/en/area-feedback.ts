/** Texts of the feedback panel, the survey and problem reports. */
export { feedback } from "../../../features/feedback/texts/en.ts";
export { report } from "../../../features/problem-reports/texts/en.ts";
export { survey } from "../../../features/survey/texts/en.ts";
