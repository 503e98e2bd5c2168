import type { CommandName } from "@metatron/contract/chat/commands";

type CompletionCommand =
  | { type: "choose"; at: number }
  | { type: "take"; name: CommandName }
  | { type: "close" };

interface Completion {
  text: string;
  names: readonly CommandName[];
  /** The place of the chosen name. */
  at: number;
}

/** What a key does in the list of commands; null where it is meant for the composer. */
export function completionCommand(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  { text, names, at }: Completion,
): CompletionCommand | null {
  const name = names[at];
  if (!name || shiftKey) return null;
  switch (key) {
    case "ArrowDown":
      return { type: "choose", at: (at + 1) % names.length };
    case "ArrowUp":
      return { type: "choose", at: (at - 1 + names.length) % names.length };
    case "Enter":
      // A command that is typed whole needs no choosing: Enter sends it.
      return text === `/${name}` && names.length === 1 ? null : { type: "take", name };
    case "Tab":
      return { type: "take", name };
    case "Escape":
      return { type: "close" };
  }
  return null;
}
