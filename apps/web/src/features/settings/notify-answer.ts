import type { ChatsDatabase } from "../../local-db/chats-database.ts";
import { readConversation } from "../../local-db/conversations.ts";
import type { MessageRow } from "../../local-db/rows.ts";
import { readSetting, writeSetting } from "../../local-db/settings.ts";

const KEY = "notifications";

export type NotificationState = "on" | "off" | "denied" | "unsupported";

/** Whether this person wants them and this browser may show them. */
export async function notificationState(db: ChatsDatabase): Promise<NotificationState> {
  if (!("Notification" in globalThis)) return "unsupported";
  if (Notification.permission === "denied") return "denied";
  const isWanted = (await readSetting(db, KEY)) === true;
  return isWanted && Notification.permission === "granted" ? "on" : "off";
}

/** The browser asks the person only now, when they have asked for it themselves. */
export async function switchNotifications(db: ChatsDatabase, isWanted: boolean): Promise<NotificationState> {
  if (isWanted && "Notification" in globalThis && Notification.permission === "default")
    await Notification.requestPermission();
  await writeSetting(db, KEY, isWanted);
  return notificationState(db);
}

interface Notice {
  db: ChatsDatabase;
  message: Pick<MessageRow, "idChat" | "state">;
  words: { ready: string; failed: string };
  /** Where a press on it leads. */
  onOpen: (path: string) => void;
}

/** Says which conversation has its answer, and nothing of what it says: it may be read over a shoulder. */
export async function notifyOfAnswer({ db, message, words, onOpen }: Notice): Promise<void> {
  if (document.visibilityState !== "hidden" || (await notificationState(db)) !== "on") return;
  const conversation = await readConversation(db, message.idChat);
  const path = `/chat/${message.idChat}`;
  const title = message.state === "complete" ? words.ready : words.failed;
  const options = { body: conversation?.title ?? "", tag: message.idChat, data: { path } };
  try {
    const shown = new Notification(title, options);
    shown.onclick = () => {
      shown.close();
      window.focus();
      onOpen(path);
    };
  } catch {
    // On phones only the service worker may show one; it also hears the press.
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.showNotification(title, options);
  }
}
