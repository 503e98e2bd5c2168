let menuOpener: Element | null = null;

/** Called when a menu opens: a dialog opened from one of its items returns focus to the menu's trigger. */
export function rememberMenuOpener() {
  const active = document.activeElement;
  if (!active?.closest('[role="menu"]')) menuOpener = active;
}

/** The element that gets the focus when a layer closes; a menu item is unmounted by then. */
export function openerOf(active: Element | null): HTMLElement | null {
  const opener = active?.closest('[role="menu"]') ? menuOpener : active;
  return opener instanceof HTMLElement ? opener : null;
}
