export const errorLogKinds = ["Error", "Request"] as const;
export type ErrorLogKind = (typeof errorLogKinds)[number];

export const issueStates = ["open", "closed"] as const;
export type IssueState = (typeof issueStates)[number];

// 4 MB of picture as base64: the browser makes it smaller before it is sent.
export const MAX_SCREENSHOT_DATA_URL_CHARS = 5_600_000;
