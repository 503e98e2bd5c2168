export const problemReportKinds = ["Error", "Request"] as const;
export type ProblemReportKind = (typeof problemReportKinds)[number];

export const problemReportStates = ["open", "closed"] as const;
export type ProblemReportState = (typeof problemReportStates)[number];

// A 4 MB image as base64: the browser scales it down before sending.
export const MAX_SCREENSHOT_DATA_URL_CHARS = 5_600_000;
