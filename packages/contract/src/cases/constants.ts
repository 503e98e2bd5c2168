export const caseStatuses = ["open", "in_progress", "resolved", "closed"] as const;
export type CaseStatus = (typeof caseStatuses)[number];

/** Who handles a case: Human Resources or the service desk. */
export const desks = ["rh", "service-desk"] as const;
export type Desk = (typeof desks)[number];

/** `kept`: no RHConnect is configured, so the case is only stored here. */
export const caseDeliveries = ["kept", "waiting", "delivered"] as const;
export type CaseDelivery = (typeof caseDeliveries)[number];
