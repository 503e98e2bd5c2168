/** A page whose code does not come makes the router reload the window; offline that would take everything away. */
export function keepWindowOffline() {
  addEventListener("vite:preloadError", (event) => {
    if (!navigator.onLine) event.preventDefault();
  });
}
