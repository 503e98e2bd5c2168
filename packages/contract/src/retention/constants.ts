export const retentionSubjects = ["conversations", "files", "events", "handovers"] as const;
export type RetentionSubject = (typeof retentionSubjects)[number];

// Twenty years; use null to keep data for ever.
export const MAX_RETENTION_DAYS = 7300;
