/**
 * Tracks which row's menu is open. A press on the row's own button closes the open menu before the click
 * arrives, so the row is recorded at the press: the click must not open the menu again.
 */
export function createRowMenu() {
  let wasOpenFor: string | null = null;
  return {
    notePress(openRowId: string | null) {
      wasOpenFor = openRowId;
    },
    /** Whether a click on a row's button opens the menu. */
    opens(rowId: string | undefined): boolean {
      const wasOpen = rowId !== undefined && wasOpenFor === rowId;
      wasOpenFor = null;
      return !wasOpen;
    },
  };
}
