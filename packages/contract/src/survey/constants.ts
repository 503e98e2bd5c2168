export const surveyReasons = ["answers", "sources", "speed", "ease", "reliability", "other"] as const;
export type SurveyReason = (typeof surveyReasons)[number];

export const surveyPeriods = ["week", "month"] as const;
export type SurveyPeriod = (typeof surveyPeriods)[number];
