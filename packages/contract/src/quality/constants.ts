/** What started a run of a test set. */
export const qualityTriggers = ["manual", "nightly"] as const;
export type QualityTrigger = (typeof qualityTriggers)[number];

export const qualityRunStates = ["waiting", "running", "done", "stopped"] as const;
export type QualityRunState = (typeof qualityRunStates)[number];

/** The measures of each answer of a run. */
export const qualityMeasures = ["passed", "found", "cited", "supported", "refused"] as const;
export type QualityMeasure = (typeof qualityMeasures)[number];

/** Why a question is suggested for a test set: its answer was verified by a person, corrected, rated bad, or rated good. */
export const suggestionKinds = ["verified", "corrected", "bad", "good"] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

export const exportFormats = ["csv", "json"] as const;
export type ExportFormat = (typeof exportFormats)[number];
