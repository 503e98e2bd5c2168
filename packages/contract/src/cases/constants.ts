export const caseStatuses = ["open", "in_progress", "resolved", "closed"] as const;
export type CaseStatus = (typeof caseStatuses)[number];

/** Who handles a case: Human Resources or the service desk. */
export const desks = ["rh", "service-desk"] as const;
export type Desk = (typeof desks)[number];

/** Files of a conversation that are copied into its case; larger ones stay with the person. */
export const MAX_CASE_FILES = 10;
export const MAX_CASE_FILE_BYTES = 10 * 1024 * 1024;

/** Whose cases an administrator looks at. */
export const caseAssignees = ["me", "none"] as const;
export type CaseAssignee = (typeof caseAssignees)[number];

/** `kept`: no RHConnect is configured, so the case is only stored here. */
export const caseDeliveries = ["kept", "waiting", "delivered"] as const;
export type CaseDelivery = (typeof caseDeliveries)[number];
