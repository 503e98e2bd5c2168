type CompletionCommand<Name> =
  | { type: "choose"; at: number }
  | { type: "take"; name: Name }
  | { type: "close" };

interface Completion<Name> {
  text: string;
  names: readonly Name[];
  /** The index of the selected name. */
  at: number;
}

/** The action of a key in a list of completions; null if the composer handles the key. */
export function completionCommand<Name extends string>(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  { text, names, at }: Completion<Name>,
): CompletionCommand<Name> | null {
  const name = names[at];
  if (!name || shiftKey) return null;
  switch (key) {
    case "ArrowDown":
      return { type: "choose", at: (at + 1) % names.length };
    case "ArrowUp":
      return { type: "choose", at: (at - 1 + names.length) % names.length };
    case "Enter":
      // A complete command needs no completion: Enter sends it.
      return text === `/${name}` ? null : { type: "take", name };
    case "Tab":
      return { type: "take", name };
    case "Escape":
      return { type: "close" };
  }
  return null;
}
