import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "../../api/call.ts";
import { useLocalData } from "../../local-db/local-data.ts";
import { allAssistantsQuery } from "./assistant-queries.ts";
import { syncPins } from "./gallery/sync-pins.ts";

const send = (id: string, pinned: boolean) =>
  call("pinAssistant", { params: { assistant_id: id }, body: { pinned } });

/** Keeps the local copy of the pins like the server's, so that pins of another device are shown here. */
export function PinWatcher() {
  const { db, warn } = useLocalData();
  const { data } = useQuery(allAssistantsQuery);
  useEffect(() => {
    if (!data) return;
    const deps = { db, send, warn: (message: string) => warn(message, null) };
    syncPins(deps, data).catch((error: unknown) => warn("Pins could not be synced.", error));
  }, [db, data, warn]);
  return null;
}
