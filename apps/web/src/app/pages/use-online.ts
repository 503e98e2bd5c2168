import { useSyncExternalStore } from "react";
import { currentConnection, subscribeToConnection } from "../../lib/connection.ts";

export function useOnline(): boolean {
  return useSyncExternalStore(subscribeToConnection, currentConnection).state === "online";
}
