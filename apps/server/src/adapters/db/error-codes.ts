/** The codes of an error and of its causes: PostgreSQL's five characters, or the system's such as ECONNREFUSED. */
export function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const own = "code" in error && typeof error.code === "string" ? [error.code] : [];
  const others = error instanceof AggregateError ? error.errors.flatMap(codesOf) : [];
  return [...own, ...others, ...codesOf(error.cause)];
}
