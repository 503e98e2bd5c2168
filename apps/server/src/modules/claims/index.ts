export { type ClaimCheck, createClaimChecker, type Verdict } from "./check-claim.ts";
export { type Claim, claimsIn } from "./claims-in.ts";
export { type Disagreement, type DocumentPassage, findDisagreements } from "./find-disagreements.ts";
export { findWording } from "./find-wording.ts";
export { type JudgedStatement, judgeStatements } from "./judge-statements.ts";
