export const problemReportKinds = ["Error", "Request"] as const;
export type ProblemReportKind = (typeof problemReportKinds)[number];

export const problemReportStates = ["open", "closed"] as const;
export type ProblemReportState = (typeof problemReportStates)[number];

// 4 MB of picture as base64: the browser makes it smaller before it is sent.
export const MAX_SCREENSHOT_DATA_URL_CHARS = 5_600_000;
