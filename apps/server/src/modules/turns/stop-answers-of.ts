import type { Streams } from "../../adapters/streams/index.ts";
import type { OnDeleted } from "../history/index.ts";

/** Stops the answers of a deleted conversation, on any node. */
export function stopAnswersOf(streams: Streams): OnDeleted {
  return async (trx, { personId, conversationId }) => {
    const running = await trx
      .selectFrom("messages")
      .select("id")
      .where("conversation_id", "=", conversationId)
      .where("state", "=", "streaming")
      .execute();
    await Promise.all(running.map(({ id }) => streams.requestStop({ streamId: id, ownerId: personId })));
  };
}
