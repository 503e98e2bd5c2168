const RELOADED_AT_KEY = "metatron.reloadedAt";
const ONE_MINUTE_MS = 60_000;

/** After a release the old pages' code is gone from the server: the app is loaded anew, once. */
export function reloadForNewerRelease() {
  addEventListener("vite:preloadError", (event) => {
    const lastReload = Number(sessionStorage.getItem(RELOADED_AT_KEY) ?? 0);
    // Offline nothing can be loaded, and a reload would take the page away.
    if (!navigator.onLine || Date.now() - lastReload < ONE_MINUTE_MS) return;
    event.preventDefault();
    sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now()));
    location.reload();
  });
}
