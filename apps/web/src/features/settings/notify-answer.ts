import type { ChatsDatabase } from "../../local-db/chats-database.ts";
import { readConversation } from "../../local-db/conversations.ts";
import type { MessageRow } from "../../local-db/rows.ts";
import { readSetting, writeSetting } from "../../local-db/settings.ts";

const KEY = "notifications";

export type NotificationState = "on" | "off" | "denied" | "unsupported";

/** Whether the person switched notifications on and the browser allows them. */
export async function notificationState(db: ChatsDatabase): Promise<NotificationState> {
  if (!("Notification" in globalThis)) return "unsupported";
  if (Notification.permission === "denied") return "denied";
  const isWanted = (await readSetting(db, KEY)) === true;
  return isWanted && Notification.permission === "granted" ? "on" : "off";
}

/** The browser asks for permission only now, when the person switches notifications on. */
export async function switchNotifications(db: ChatsDatabase, isWanted: boolean): Promise<NotificationState> {
  if (isWanted && "Notification" in globalThis && Notification.permission === "default")
    await Notification.requestPermission();
  await writeSetting(db, KEY, isWanted);
  return notificationState(db);
}

interface Notice {
  db: ChatsDatabase;
  message: Pick<MessageRow, "idChat" | "state">;
  words: { ready: string; failed: string; waits: string };
  /** Called with the path to open when the notification is clicked. */
  onOpen: (path: string) => void;
}

/** Names the conversation and none of the answer's text: bystanders may read the notification. */
export async function notifyOfAnswer({ db, message, words, onOpen }: Notice): Promise<void> {
  if (document.visibilityState !== "hidden" || (await notificationState(db)) !== "on") return;
  const conversation = await readConversation(db, message.idChat);
  const path = `/chat/${message.idChat}`;
  const title = titleOf(message.state, words);
  const options = { body: conversation?.title ?? "", tag: message.idChat, data: { path } };
  try {
    const shown = new Notification(title, options);
    shown.onclick = () => {
      shown.close();
      window.focus();
      onOpen(path);
    };
  } catch {
    // On phones only the service worker may show notifications; it also handles the click.
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.showNotification(title, options);
  }
}

/** An answer that is still being written is announced because it waits for the person. */
function titleOf(state: MessageRow["state"], { ready, failed, waits }: Notice["words"]): string {
  if (state === "streaming") return waits;
  return state === "complete" ? ready : failed;
}
