import { useEffect, useState, useSyncExternalStore } from "react";
import { isOnline, subscribeToConnection } from "../../../lib/connection.ts";
import type { MessageRow } from "../../../local-db/rows.ts";
import { lateInMs } from "./held-back.ts";

/** Whether a waiting answer waits for the network: there is none, or the server has not taken the question. */
export function useHeldBack(answer: Pick<MessageRow, "state" | "createAt"> | null): boolean {
  const isOffline = !useSyncExternalStore(subscribeToConnection, isOnline);
  const isWaiting = answer?.state === "waiting";
  const [isLate, setLate] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what decides how long to wait counts.
  useEffect(() => {
    const ms = lateInMs(answer, Date.now());
    if (ms === null) return setLate(false);
    const timer = setTimeout(() => setLate(true), ms);
    return () => clearTimeout(timer);
  }, [answer?.state, answer?.createAt]);
  return isWaiting && (isOffline || isLate);
}
