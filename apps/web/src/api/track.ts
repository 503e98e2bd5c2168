import type { UsageEvent, UsageProps } from "@metatron/contract/usage-events/constants";
import { isLight } from "../lib/light-mode.ts";
import { readStored, writeStored } from "../lib/stored-value.ts";
import type { ApiError } from "./api-error.ts";
import { call } from "./call.ts";
import { createEventQueue, type EventQueue, type WaitingEvent } from "./event-queue.ts";

const QUEUE_KEY = "metatron.events";
const MOST_BEFORE_START = 50;
const IDLE_WITHIN_MS = 2000;

interface Tracking {
  /** The author of these events: the next person at this computer must not send them under another name. */
  personId: string;
  /**
   * While false, events stay queued, e.g. when continuing the session would need the person's interaction.
   */
  maySend: () => boolean;
}

let queue: EventQueue | undefined;
let isSwitchedOff = false;
let early: WaitingEvent[] = [];

/** Records a usage event. Never throws and never blocks. */
export function track(name: UsageEvent, props: UsageProps = {}) {
  if (isSwitchedOff) return;
  const event = { id: crypto.randomUUID(), name, at: new Date().toISOString(), props };
  if (queue) queue.add(event);
  else early = [...early, event].slice(-MOST_BEFORE_START);
  // Logout clears the storage right after this call.
  if (name === "logout_app") void queue?.flush({ keepalive: true });
}

export function flushEvents(): Promise<void> {
  return queue?.flush() ?? Promise.resolve();
}

export function switchTrackingOff() {
  isSwitchedOff = true;
  early = [];
}

/** Starts to send the events of the signed-in person. The returned function stops it. */
export function startTracking({ personId, maySend }: Tracking): () => void {
  const key = `${QUEUE_KEY}.${personId}`;
  const current = createEventQueue({
    read: () => readStored(key),
    write: (text) => writeStored(key, text),
    send: (events, options) => (maySend() ? post(events, options) : Promise.resolve("unreachable")),
    later: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    whenIdle,
    isLight,
  });
  const flushOnHide = () => {
    if (document.visibilityState === "hidden") void current.flush({ keepalive: true });
  };
  const flushOnline = () => void current.flush();

  queue = current;
  for (const event of early.splice(0)) current.add(event);
  if (!current.isEmpty()) void current.flush();
  document.addEventListener("visibilitychange", flushOnHide);
  addEventListener("online", flushOnline);
  return () => {
    if (queue === current) queue = undefined;
    document.removeEventListener("visibilitychange", flushOnHide);
    removeEventListener("online", flushOnline);
  };
}

/** Safari has no `requestIdleCallback`. */
function whenIdle(run: () => void) {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: IDLE_WITHIN_MS });
  else setTimeout(run);
}

function post(events: WaitingEvent[], { keepalive }: { keepalive: boolean }) {
  return call("sendEvents", { body: { events }, keepalive }).then(
    () => "taken" as const,
    ({ status }: ApiError) =>
      status === 400 || status === 413 || status === 422 ? ("refused" as const) : "unreachable",
  );
}
