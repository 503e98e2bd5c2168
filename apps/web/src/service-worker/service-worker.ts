import { pushNotice, windowFor } from "./push-notice.ts";
import { receiveShare } from "./receive-share.ts";
import { isForNetwork, isShare, RELEASE_CACHE_PREFIX, releaseCacheName } from "./rules.ts";

/** Written in by the build: what the app needs to open, and what tells one release from the next. */
declare const SHELL_FILES: readonly string[];
declare const RELEASE: string;

// The library's types know workers of every kind; this file only ever runs as a service worker.
const worker = self as unknown as ServiceWorkerGlobalScope;
const CACHE = releaseCacheName(RELEASE);
const PAGE = "/index.html";

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL_FILES)));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(forgetOlderReleases().then(() => worker.clients.claim()));
});

// A new release waits until the person takes it: an answer may be under way.
worker.addEventListener("message", ({ data }) => {
  if (data === "take-over") worker.skipWaiting();
});

worker.addEventListener("push", (event) => {
  const notice = pushNotice(event.data?.text() ?? "");
  if (notice) event.waitUntil(announce(notice));
});

/** A press on a notice: the window that shows its page comes to the front, another one goes there, or a new one does. */
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = String(event.notification.data?.path ?? "/chat");
  event.waitUntil(
    worker.clients.matchAll({ type: "window" }).then(async (windows) => {
      const open = windowFor(windows, path);
      if (!open) return void (await worker.clients.openWindow(path));
      await open.focus();
      // A window that is there already keeps what is typed in it.
      if (new URL(open.url).pathname !== path) await open.navigate(path);
    }),
  );
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (isShare(request, worker.location.origin))
    return event.respondWith(receiveShare(request, { caches, now: Date.now }));
  if (isForNetwork(request, worker.location.origin)) return;
  const address = request.mode === "navigate" ? PAGE : request;
  event.respondWith(fromCacheOrNetwork(address, request));
});

/**
 * Browsers withdraw the permission from workers that show nothing for a push. A person who looks at the app hears
 * nothing, because the app itself shows what has arrived.
 */
async function announce({ title, options }: NonNullable<ReturnType<typeof pushNotice>>): Promise<void> {
  const windows = await worker.clients.matchAll({ type: "window" });
  const isLooking = windows.some(({ visibilityState }) => visibilityState === "visible");
  await worker.registration.showNotification(title, { ...options, silent: isLooking });
  // Missing in browsers that can't install the app.
  if (!isLooking) await worker.navigator.setAppBadge?.().catch(() => undefined);
}

async function fromCacheOrNetwork(address: RequestInfo, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(address);
  if (kept) return kept;
  const response = await fetch(request);
  // What carries its content in its name can't go stale; it is kept when it was first needed.
  if (response.ok && new URL(request.url).pathname.startsWith("/assets/"))
    await cache.put(request, response.clone());
  return response;
}

async function forgetOlderReleases(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(RELEASE_CACHE_PREFIX) && name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
}
