export type RowCommand =
  | { type: "move"; to: "next" | "previous" | "first" | "last" | "pageDown" | "pageUp" }
  /** Moves, and selects the row from which and the row to which. */
  | { type: "extend"; to: "next" | "previous" }
  | {
      type:
        | "rename"
        | "remove"
        | "togglePin"
        | "toggleFavorite"
        | "archive"
        | "tag"
        | "moveTo"
        | "select"
        | "leave";
    };

type KeyPress = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** The command of a key on a row of the list; the browser handles Enter and the menu key. */
export function rowCommandOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): RowCommand | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (shiftKey) {
    if (key === "ArrowDown") return { type: "extend", to: "next" };
    return key === "ArrowUp" ? { type: "extend", to: "previous" } : null;
  }
  switch (key) {
    case "ArrowDown":
      return { type: "move", to: "next" };
    case "ArrowUp":
      return { type: "move", to: "previous" };
    case "Home":
      return { type: "move", to: "first" };
    case "End":
      return { type: "move", to: "last" };
    case "PageDown":
      return { type: "move", to: "pageDown" };
    case "PageUp":
      return { type: "move", to: "pageUp" };
    case "F2":
      return { type: "rename" };
    case "Delete":
      return { type: "remove" };
    case " ":
      return { type: "select" };
    case "Escape":
      return { type: "leave" };
    case "a":
    case "A":
      return { type: "archive" };
    case "t":
    case "T":
      return { type: "tag" };
    case "m":
    case "M":
      return { type: "moveTo" };
    case "p":
    case "P":
      return { type: "togglePin" };
    case "f":
    case "F":
      return { type: "toggleFavorite" };
  }
  return null;
}

const ROWS_PER_PAGE = 10;

/** The target index among `count` rows. */
export function moveFrom(
  index: number,
  to: Extract<RowCommand, { type: "move" }>["to"],
  count: number,
): number {
  const last = count - 1;
  switch (to) {
    case "next":
      return Math.min(last, index + 1);
    case "previous":
      return Math.max(0, index - 1);
    case "first":
      return 0;
    case "last":
      return last;
    case "pageDown":
      return Math.min(last, index + ROWS_PER_PAGE);
    case "pageUp":
      return Math.max(0, index - ROWS_PER_PAGE);
  }
}
