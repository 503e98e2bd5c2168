import { useEffect, useState, useSyncExternalStore } from "react";
import { isOnline, subscribeToConnection } from "../../../lib/connection.ts";
import type { MessageRow } from "../../../local-db/rows.ts";

/** Sending usually takes a moment: a note "will be sent later" would flash with every question. */
const HELD_BACK_AFTER_MS = 4000;

/** Whether a waiting answer is held back: offline, or the server has not accepted the question. */
export function useHeldBack(answer: Pick<MessageRow, "state" | "createAt"> | null): boolean {
  const isOffline = !useSyncExternalStore(subscribeToConnection, isOnline);
  const isWaiting = answer?.state === "waiting";
  const [isLate, setLate] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only state and time decide how long to wait.
  useEffect(() => {
    const ms = lateInMs(answer, Date.now());
    if (ms === null) return setLate(false);
    const timer = setTimeout(() => setLate(true), ms);
    return () => clearTimeout(timer);
  }, [answer?.state, answer?.createAt]);
  return isWaiting && (isOffline || isLate);
}

/** When a waiting answer counts as held back, in milliseconds from now; null for one that does not wait. */
export function lateInMs(answer: Pick<MessageRow, "state" | "createAt"> | null, now: number): number | null {
  if (answer?.state !== "waiting") return null;
  const left = Date.parse(answer.createAt) + HELD_BACK_AFTER_MS - now;
  // A clock that was set back must not prolong the wait.
  return Math.max(0, Math.min(left, HELD_BACK_AFTER_MS));
}
