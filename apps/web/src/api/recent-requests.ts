const MOST_KEPT = 5;
let recent: readonly string[] = [];

/** The server's own names of the last calls; with them a fault is found in its log. */
export function noteRequest(id: string | null) {
  if (id) recent = [...recent, id].slice(-MOST_KEPT);
}

export function recentRequestIds(): readonly string[] {
  return recent;
}
