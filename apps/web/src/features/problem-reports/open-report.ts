import { track } from "../../api/track.ts";

export interface ReportCause {
  from: "menu" | "help" | "fault";
  /** What broke. */
  error?: unknown;
}

let open: ReportCause | null = null;
const listeners = new Set<() => void>();

/** Offers to report a problem, from anywhere in the app; the dialog is loaded now. */
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
