export { type Decision, decidePersonalData, rememberChoice } from "./decide-personal-data.ts";
export { findPersonalData } from "./find-personal-data.ts";
export { type Earlier, earlierTexts } from "./leaving-texts.ts";
export { personalDataCheck } from "./personal-data-check.ts";
export { withoutPersonalData } from "./without-personal-data.ts";
