/**
 * What a provider wants back with the results of its tool calls: encrypted reasoning, thinking blocks and
 * signatures, at their places between the texts and the calls of the step. Valid only for the protocol and
 * model that wrote it, and never shown to anybody. See decision 55.
 */
export type ProviderState = { protocol: string; modelId: string; items: readonly StateItem[] };

/** `fields` belong to the block of a text or a call and are sent back unchanged, such as a signature. */
export type StateItem =
  | { type: "text"; text: string; fields?: Fields | undefined }
  /** The next call of the step; its name, input and result are in the step. */
  | { type: "call"; fields?: Fields | undefined }
  | { type: "opaque"; value: unknown };

export type Fields = Readonly<Record<string, unknown>>;

/**
 * Replaces the texts of a state, which are masked before they leave and restored when they arrive. Reasoning
 * stays as the provider wrote it: a changed block is refused.
 */
export function withItemTexts(state: ProviderState, change: (text: string) => string): ProviderState {
  const items = state.items.map((item) =>
    item.type === "text" ? { ...item, text: change(item.text) } : item,
  );
  return { ...state, items };
}
