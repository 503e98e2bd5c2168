const KEY = "metatron-reviewer-role";

/** The capacity in which this person last verified an answer, on this device. */
export function lastRole(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

export function rememberRole(role: string): void {
  try {
    localStorage.setItem(KEY, role);
  } catch {
    // Without storage the field starts empty the next time.
  }
}
