let carried: { comparisonId: string; text: string } | null = null;

/** The first question, on its way to the page of its comparison. In memory alone. */
export function carryQuestion(comparisonId: string, text: string): void {
  carried = { comparisonId, text };
}

export function takeCarriedQuestion(comparisonId: string): string | null {
  if (carried?.comparisonId !== comparisonId) return null;
  const { text } = carried;
  carried = null;
  return text;
}
