import { useEffect, useState, useSyncExternalStore } from "react";
import { currentConnection, subscribeToConnection } from "../../../lib/connection.ts";
import type { MessageRow } from "../../../local-db/rows.ts";

/** Sending usually takes a blink: saying "will be sent later" at once would flash with every question. */
const HELD_BACK_AFTER_MS = 4000;

/** Whether a waiting answer waits for the network: there is none, or the server has not taken the question. */
export function useHeldBack(answer: Pick<MessageRow, "state" | "createAt"> | null): boolean {
  const isOffline = useSyncExternalStore(subscribeToConnection, currentConnection).state === "offline";
  const waitingSince = answer?.state === "waiting" ? Date.parse(answer.createAt) : null;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (waitingSince === null) return setLate(false);
    const left = waitingSince + HELD_BACK_AFTER_MS - Date.now();
    const timer = setTimeout(() => setLate(true), Math.max(0, Math.min(left, HELD_BACK_AFTER_MS)));
    return () => clearTimeout(timer);
  }, [waitingSince]);
  return waitingSince !== null && (isOffline || isLate);
}
