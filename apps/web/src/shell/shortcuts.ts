type ShortcutName = "newConversation" | "search" | "help" | "nextRegion" | "previousRegion";

type KeyPress = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

const isApple = /mac|iphone|ipad/i.test(globalThis.navigator?.platform ?? "");

/** The key names of this platform. */
export const KEY_NAMES = {
  newConversation: isApple ? "⌘ O" : "Ctrl O",
  search: isApple ? "⌘ K" : "Ctrl K",
  find: isApple ? "⌘ F" : "Ctrl F",
  nextRegion: "F6",
  close: "Esc",
  command: isApple ? "⌘" : "Ctrl",
  help: "?",
} as const;

export function shortcutOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): ShortcutName | null {
  if (key === "F6") return shiftKey ? "previousRegion" : "nextRegion";
  if (key === "?" && !(ctrlKey || metaKey || altKey)) return "help";
  if (!(ctrlKey || metaKey) || altKey || shiftKey) return null;
  switch (key.toLowerCase()) {
    case "k":
      return "search";
    case "o":
      return "newConversation";
  }
  return null;
}
