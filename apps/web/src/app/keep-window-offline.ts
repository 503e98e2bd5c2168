/** A page whose code does not come makes the router reload the window; offline that would take everything away. */
export function keepWindowOffline() {
  addEventListener("vite:preloadError", (event) => {
    if (navigator.onLine) return;
    // Prevented, the import answers nothing at all instead of the failure that the router reloads for.
    event.preventDefault();
  });
}
