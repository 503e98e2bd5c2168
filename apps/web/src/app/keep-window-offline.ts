/** A page whose code does not come makes the router reload the window; offline that would take everything away. */
export function keepWindowOffline() {
  addEventListener("vite:preloadError", ({ payload }) => {
    // The router knows such a failure by the beginning of its message.
    if (!navigator.onLine) payload.message = `Offline: ${payload.message}`;
  });
}
