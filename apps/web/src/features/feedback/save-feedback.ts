import type { Feedback } from "@metatron/contract/feedback/constants";
import type { track } from "../../api/track.ts";
import type { ChatsStore } from "../../local-db/chats-database.ts";
import { giveFeedback } from "../../local-db/messages.ts";
import type { MessageRow } from "../../local-db/rows.ts";

export interface FeedbackSaid {
  feedback: Feedback;
  preselectComment?: string | undefined;
  badComment?: string | undefined;
}

interface Ports {
  db: ChatsStore;
  now: () => Date;
  track: typeof track;
  /** Sends the outbox. */
  wake: () => Promise<void>;
  /** Called after the send attempt, when the server may have the feedback. */
  onSent: () => Promise<void>;
}

/** Stores the person's feedback on an answer in this browser at once; it is sent when there is a network. */
export async function saveFeedback(
  { db, now, track, wake, onSent }: Ports,
  { id: messageId, idChat: conversationId }: Pick<MessageRow, "id" | "idChat">,
  { feedback, preselectComment, badComment }: FeedbackSaid,
): Promise<void> {
  const given = {
    conversationId,
    messageId,
    feedback,
    // The server refuses empty comments.
    ...(preselectComment ? { preselectComment } : {}),
    ...(badComment ? { badComment } : {}),
  };
  await giveFeedback(db, given, now());
  track("send_feedback", { feedback, ...(preselectComment ? { reasons: preselectComment } : {}) });
  void wake().then(onSent);
}
