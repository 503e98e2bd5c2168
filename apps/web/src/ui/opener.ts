let menuOpener: Element | null = null;

/** Called when a menu opens: a dialog opened from one of its items gives focus back to where the menu came from. */
export function rememberMenuOpener() {
  const active = document.activeElement;
  if (!active?.closest('[role="menu"]')) menuOpener = active;
}

/** What should have focus again when a layer closes; a menu's item is gone by then. */
export function openerOf(active: Element | null): HTMLElement | null {
  const opener = active?.closest('[role="menu"]') ? menuOpener : active;
  return opener instanceof HTMLElement ? opener : null;
}
