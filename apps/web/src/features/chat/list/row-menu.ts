/**
 * Which row's menu is open. A press on the row's own button closes the open menu before the click arrives, so the row
 * that it was open for is noted at the press: the click must not open it again.
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
