export const surveyReasons = ["answers", "sources", "speed", "ease", "reliability", "other"] as const;
export type SurveyReason = (typeof surveyReasons)[number];
