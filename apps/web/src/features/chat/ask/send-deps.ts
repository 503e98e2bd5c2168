import type { track } from "../../../api/track.ts";
import type { ChatsDatabase } from "../../../local-db/chats-database.ts";
import type { KeptDrafts } from "../sync/keep-drafts.ts";

/** What sending needs besides the question. */
export interface SendDeps {
  db: ChatsDatabase;
  drafts: Pick<KeptDrafts, "sending">;
  /** Something is in the outbox. */
  wake: () => Promise<void>;
  track: typeof track;
  now: () => Date;
  newId: () => string;
}
