/** The texts that a session shows outside of its pages. */
type TextKey =
  | "TIMEOUT_LOGOUT_TITTLE"
  | "TIMEOUT_LOGOUT_MESSAGE"
  | "session.timeoutOnSharedComputer"
  | "BUTTON_YES"
  | "BUTTON_NO"
  | "session.refreshFailed.unreachable";

export type Translate = (key: TextKey, values?: Record<string, string>) => string;
