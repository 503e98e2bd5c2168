import { researchProgress } from "@metatron/turn/research";
import { withTexts } from "../../lib/texts.ts";
import { translate } from "../../lib/use-translation.ts";
import type { ChatsDatabase } from "../../local-db/chats-database.ts";
import { readConversation } from "../../local-db/conversations.ts";
import type { MessageRow } from "../../local-db/rows.ts";
import { noteArrival } from "../../shell/use-page-title.ts";
import { type Arrival, arrivalNotice } from "./arrival-notice.ts";
import { showNotice } from "./show-notice.ts";

/** Marks the title and the app's icon in a hidden tab, and shows a notification where the person wants that. */
export async function notify(db: ChatsDatabase, arrival: Arrival): Promise<void> {
  const { words, body, tag, path } = arrivalNotice(arrival);
  // An answer that waits is counted by itself, until it is answered.
  if (words !== "answerWaits") noteArrival(tag);
  await withTexts(["settings"], async () => undefined)();
  const title = translate(`settings.${words}`);
  await showNotice(db, { title, body, tag, path }, (target) => location.assign(target));
}

/** For an answer that ended while the tab was hidden. A person who stopped it, on any device, knows. */
export async function notifyOfAnswer(db: ChatsDatabase, answer: MessageRow): Promise<void> {
  const { idChat: conversationId, state, steps, isResearch } = answer;
  if (state === "stopped") return;
  const title = (await readConversation(db, conversationId))?.title ?? "";
  const kind = isResearch || researchProgress(steps ?? []) ? "research" : "answer";
  await notify(db, { kind, conversationId, title, state: state === "complete" ? "complete" : "failed" });
}
