import { call } from "../../../api/call.ts";
import { track } from "../../../api/track.ts";
import type { ChatsDatabase } from "../../../local-db/chats-database.ts";
import { removePin } from "./sync-pins.ts";

/** Removes a pin in this browser at once, and on the server now or at the next visit. */
export async function unpinEverywhere(db: ChatsDatabase, id: string): Promise<void> {
  track("unpin_assistant");
  const send = (assistantId: string, pinned: boolean) =>
    call("pinAssistant", { params: { assistant_id: assistantId }, body: { pinned } });
  await removePin({ db, send }, id);
}
