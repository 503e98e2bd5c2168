/** Sub-questions that a plan may have. */
export const MAX_PLAN_QUESTIONS = 7;
/** A longer sub-question is several. All of them together fit into one reply. */
export const MAX_PLAN_QUESTION_CHARS = 300;

/**
 * `planning`: the plan is being made. `waiting`: the person has to confirm the plan. `searching`: one
 * sub-question after the other. `writing`: the report.
 */
export const researchPhases = ["planning", "waiting", "searching", "writing"] as const;
export type ResearchPhase = (typeof researchPhases)[number];
