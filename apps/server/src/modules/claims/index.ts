export { type ClaimCheck, createClaimChecker } from "./check-claim.ts";
export { claimsIn } from "./claims-in.ts";
export { findDisagreements } from "./find-disagreements.ts";
export { findWording } from "./find-wording.ts";
export { judgeStatements } from "./judge-statements.ts";
export type { Verdict } from "./verdict.ts";
