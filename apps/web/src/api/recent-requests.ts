const MOST_KEPT = 5;
let recent: readonly string[] = [];

/** Keeps the request ids of the last calls, by which a failure can be found in the server's log. */
export function noteRequest(id: string | null) {
  if (id) recent = [...recent, id].slice(-MOST_KEPT);
}

export function recentRequestIds(): readonly string[] {
  return recent;
}
