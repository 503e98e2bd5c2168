import { track } from "../../api/track.ts";

export interface ReportCause {
  from: "menu" | "help" | "fault";
  /** The error that was caught. */
  error?: unknown;
}

let open: ReportCause | null = null;
const listeners = new Set<() => void>();

/** Opens the report dialog from anywhere in the app, and starts loading its code. */
export function openReport(cause: ReportCause) {
  track("open_error_report", { from: cause.from });
  set(cause);
}

export function closeReport() {
  set(null);
}

export const currentReport = () => open;

export function onReport(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: ReportCause | null) {
  open = next;
  for (const listener of listeners) listener();
}
