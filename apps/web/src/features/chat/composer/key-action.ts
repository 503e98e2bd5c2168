export interface KeyPress {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** An input method is composing text; Enter then only confirms the composition. */
  isComposing: boolean;
}

interface Surroundings {
  /** A touch keyboard has no Shift+Enter: Enter inserts a line break, and the button sends. */
  isTouch: boolean;
  isEmpty: boolean;
  /** An answer is being written. */
  isRunning: boolean;
  /** The text may be added to the running answer. */
  canSteer: boolean;
}

/** The action of a key in the composer, besides typing. */
export function keyAction(
  { key, shiftKey, ctrlKey, metaKey, altKey, isComposing }: KeyPress,
  { isTouch, isEmpty, isRunning, canSteer }: Surroundings,
): "send" | "steer" | "recall" | "stop" | null {
  if (isComposing) return null;
  if (key === "Escape" && isRunning) return "stop";
  if (key === "ArrowUp" && isEmpty && !shiftKey && !ctrlKey && !metaKey && !altKey) return "recall";
  if (key !== "Enter" || shiftKey || altKey) return null;
  if (ctrlKey || metaKey) return canSteer ? "steer" : "send";
  return isTouch ? null : "send";
}
