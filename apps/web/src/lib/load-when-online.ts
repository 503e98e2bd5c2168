/**
 * Loads code of a part of the page, such as a menu or a dialog. A failed load waits for the network and
 * starts again: a rejected `lazy` component would replace the whole page by its error.
 */
export function loadWhenOnline<T>(load: () => Promise<T>, network: () => EventTarget = () => window) {
  return async (): Promise<T> => {
    for (;;) {
      try {
        return await load();
      } catch {
        await new Promise((resolve) => network().addEventListener("online", resolve, { once: true }));
      }
    }
  };
}
