export const LOGIN_FAILED_PATH = "/login-failed";

/** The pages that people without a session see; the one for failed logins has a configurable path. */
export const signedOutPaths = { home: "/", login: "/login", noAccess: "/no-access" } as const;

export function isSignedOutPath(path: string, loginFailedPath: string): boolean {
  return path === loginFailedPath || Object.values<string>(signedOutPaths).includes(path);
}
