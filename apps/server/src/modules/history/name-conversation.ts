import type { Db } from "../../adapters/db/index.ts";

export interface ConversationName {
  personId: string;
  conversationId: string;
  title: string;
  emoji: string | null;
}

/** The name made after the first answer; what the person has named meanwhile stays. */
export async function nameConversation(
  db: Db,
  { personId, conversationId, title, emoji }: ConversationName,
): Promise<void> {
  await db
    .updateTable("conversations")
    .set((eb) => ({
      title,
      emoji: eb.fn.coalesce("emoji", eb.val(emoji)),
      is_title_final: true,
      updated_at: new Date(),
      digest: "",
    }))
    .where("id", "=", conversationId)
    .where("person_id", "=", personId)
    .where("is_title_final", "=", false)
    .execute();
}
