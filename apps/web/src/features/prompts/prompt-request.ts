import type { Prompt } from "@metatron/contract/prompts/prompt";

/** The prompt that the next composer on the screen fills in; the palette and the library choose it. */
let requested: Prompt | null = null;
const listeners = new Set<() => void>();

export function requestPrompt(prompt: Prompt | null): void {
  requested = prompt;
  for (const listener of listeners) listener();
}

export const requestedPrompt = (): Prompt | null => requested;

export function onPromptRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
