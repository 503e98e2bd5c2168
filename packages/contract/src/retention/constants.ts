export const retentionSubjects = ["conversations", "files", "events"] as const;
export type RetentionSubject = (typeof retentionSubjects)[number];

// Twenty years: longer is for ever.
export const MAX_RETENTION_DAYS = 7300;
