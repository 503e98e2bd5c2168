/** Registers the service worker and reports when a newer release is waiting. */

const WORKER = "/service-worker.js";
const LOOK_EVERY_MS = 60 * 60 * 1000;

const listeners = new Set<() => void>();
let waiting: ServiceWorker | null = null;

export const isReleaseWaiting = () => waiting !== null;

export function subscribeToReleases(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The person accepted the update: the new worker takes over and the page reloads. */
export function takeRelease() {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting?.postMessage("take-over");
}

export async function followReleases(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.register(workerAddress());
  const look = () => {
    // The very first worker replaces nothing, so there is no update to announce.
    const isNewer = registration.waiting !== null && navigator.serviceWorker.controller !== null;
    waiting = isNewer ? registration.waiting : null;
    for (const listener of listeners) listener();
  };
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", look);
  });
  look();
  setInterval(() => registration.update().catch(() => undefined), LOOK_EVERY_MS);
}

/** Under Trusted Types a script URL must come from a policy; this policy allows a single URL. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicyFactory };
  const policy = trustedTypes?.createPolicy("metatron-service-worker", { createScriptURL: () => WORKER });
  // The types of `register` do not accept TrustedScriptURL yet.
  return (policy?.createScriptURL(WORKER) ?? WORKER) as string;
}

interface TrustedTypePolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): unknown };
}
