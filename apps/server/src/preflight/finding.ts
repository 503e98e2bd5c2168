/** What one check of the preflight found. Only `failed` keeps the product from starting or working. */
export interface Finding {
  part: string;
  state: "ok" | "warning" | "failed";
  says: string;
}

export const ok = (part: string, says: string): Finding => ({ part, state: "ok", says });
export const warning = (part: string, says: string): Finding => ({ part, state: "warning", says });
export const failed = (part: string, says: string): Finding => ({ part, state: "failed", says });

/** The innermost reason of a failure, which names the host or the right that is missing. */
export function reasonOf(error: unknown): string {
  let reason = error;
  while (reason instanceof Error && reason.cause !== undefined) reason = reason.cause;
  if (reason instanceof AggregateError) reason = reason.errors[0];
  return reason instanceof Error ? reason.message || reason.name : String(reason);
}
