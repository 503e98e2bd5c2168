export interface KeyPress {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** Letters of another script are being put together; Enter then only confirms them. */
  isComposing: boolean;
}

interface Surroundings {
  /** On a touch keyboard there is no Shift+Enter within reach: Enter breaks the line, the button sends. */
  isTouch: boolean;
  isEmpty: boolean;
  /** An answer is being written. */
  isRunning: boolean;
  /** The text may be added to that answer. */
  canSteer: boolean;
}

/** What a key does in the composer besides writing. */
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
