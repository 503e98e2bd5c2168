import { useSyncExternalStore } from "react";
import { isOnline, subscribeToConnection } from "../lib/connection.ts";

export function useOnline(): boolean {
  return useSyncExternalStore(subscribeToConnection, isOnline);
}
