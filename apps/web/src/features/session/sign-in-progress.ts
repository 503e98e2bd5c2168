export type SignInProgress =
  | "startup"
  | "none"
  | "login"
  | "silentSignIn"
  | "acquireToken"
  | "handleRedirect"
  | "logout";

export type SignInAction = Exclude<SignInProgress, "none">;

export interface SignInEvent {
  action: SignInAction;
  at: "start" | "end";
}

/** What the person waits for is never hidden by work in the background. */
const WEIGHT: Record<SignInProgress, number> = {
  none: 0,
  startup: 0,
  acquireToken: 1,
  silentSignIn: 2,
  login: 3,
  handleRedirect: 3,
  // A login that begins while the page is leaving would bring back what logout has just cleared.
  logout: 4,
};

export function nextProgress(now: SignInProgress, { action, at }: SignInEvent): SignInProgress {
  if (at === "end") return now === action ? "none" : now;
  return WEIGHT[action] >= WEIGHT[now] ? action : now;
}
