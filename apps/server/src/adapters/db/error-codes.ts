/** The codes of an error and its causes: SQLSTATE of PostgreSQL, or a system error such as ECONNREFUSED. */
export function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const own = "code" in error && typeof error.code === "string" ? [error.code] : [];
  const others = error instanceof AggregateError ? error.errors.flatMap(codesOf) : [];
  return [...own, ...others, ...codesOf(error.cause)];
}
