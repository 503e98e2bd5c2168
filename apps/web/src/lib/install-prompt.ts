/** Only browsers of the Chromium family have this event; its type is in no standard library. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

let offered: InstallPrompt | null = null;
const listeners = new Set<() => void>();

function hold(next: InstallPrompt | null) {
  offered = next;
  for (const listener of listeners) listener();
}

/** Must run before the browser offers the installation, which it does once per page. */
export function watchInstallPrompt(target: EventTarget): void {
  target.addEventListener("beforeinstallprompt", (event) => {
    // The browser's own bar would cover the composer on a phone.
    event.preventDefault();
    hold(event as InstallPrompt);
  });
  target.addEventListener("appinstalled", () => hold(null));
}

export const installPrompt = {
  snapshot: () => offered,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** A prompt works once; the browser offers another one later if the person declined. */
  async show(): Promise<void> {
    const shown = offered;
    hold(null);
    await shown?.prompt();
  },
};
