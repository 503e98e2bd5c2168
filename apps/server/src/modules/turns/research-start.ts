/** `after-plan`: the person confirms the plan first. `at-once`: nobody is there, as in a scheduled run. */
export type ResearchStart = "after-plan" | "at-once";
