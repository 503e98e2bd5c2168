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

/** Background work never hides the progress that the person waits for. */
const WEIGHT: Record<SignInProgress, number> = {
  none: 0,
  startup: 0,
  acquireToken: 1,
  silentSignIn: 2,
  login: 3,
  handleRedirect: 3,
  // A login that starts during a logout would restore what the logout has just cleared.
  logout: 4,
};

export function nextProgress(now: SignInProgress, { action, at }: SignInEvent): SignInProgress {
  if (at === "end") return now === action ? "none" : now;
  return WEIGHT[action] >= WEIGHT[now] ? action : now;
}
