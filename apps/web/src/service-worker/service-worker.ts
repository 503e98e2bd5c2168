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

/** A press on a notice: the window that is open goes there, or a new one does. */
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = String(event.notification.data?.path ?? "/chat");
  event.waitUntil(
    worker.clients.matchAll({ type: "window" }).then(async ([open]) => {
      if (!open) return void (await worker.clients.openWindow(path));
      await open.focus();
      await open.navigate(path);
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
