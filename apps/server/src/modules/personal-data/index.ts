export { type Decision, decideAlone, decidePersonalData, rememberChoice } from "./decide-personal-data.ts";
export { findPersonalData } from "./find-personal-data.ts";
export { withoutPersonalData } from "./mask-texts.ts";
export { maskValue, textsIn } from "./mask-value.ts";
export { personalDataCheck } from "./personal-data-check.ts";
export { policyOf } from "./policy-of-model.ts";
