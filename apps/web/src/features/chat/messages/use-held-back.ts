import { useEffect, useState, useSyncExternalStore } from "react";
import { isOnline, subscribeToConnection } from "../../../lib/connection.ts";
import type { MessageRow } from "../../../local-db/rows.ts";
import { lateInMs } from "./held-back.ts";

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
