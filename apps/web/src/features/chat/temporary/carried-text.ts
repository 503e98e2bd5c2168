let carried = "";

/** The text of the new conversation's composer, on its way to a temporary one. In memory alone. */
export function carryText(text: string): void {
  carried = text;
}

export function takeCarriedText(): string {
  const text = carried;
  carried = "";
  return text;
}
