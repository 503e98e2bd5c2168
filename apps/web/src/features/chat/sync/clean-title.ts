import type { PersonalDataFound } from "@metatron/contract/personal-data/personal-data";
import { titleFromQuestion } from "@metatron/text/title-from-question";
import type { ChatsStore } from "../../../local-db/chats-database.ts";
import type { OutboxEntry } from "../../../local-db/rows.ts";

/** The title of a new conversation is made of its question, so it may carry the data that the server found. */
export async function cleanTitle(
  db: ChatsStore,
  { conversationId, operation }: OutboxEntry,
  { spans }: Pick<PersonalDataFound, "spans">,
): Promise<void> {
  if (operation.kind !== "send") return;
  const text = operation.request.content
    .flatMap((part) => (part.type === "text" ? [part.text] : []))
    .join("\n\n");
  await db.write(["chats"], async (tx) => {
    const conversation = await tx.chats.get(conversationId);
    // A title that the person or the server gave is kept.
    if (conversation?.title !== titleFromQuestion(text)) return;
    await tx.chats.update(conversationId, {
      title: titleFromQuestion(withoutSpans(text, spans)),
      digest: "",
    });
  });
}

function withoutSpans(text: string, spans: PersonalDataFound["spans"]): string {
  const fromEnd = [...spans].sort((a, b) => b.start - a.start);
  return fromEnd.reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
}
