import type { ChatsDatabase } from "../../local-db/chats-database.ts";
import { readSetting, writeSetting } from "../../local-db/settings.ts";

const KEY = "notifications";

export type NotificationState = "on" | "off" | "denied" | "unsupported";

/** Whether the person switched notifications on for this device, and the browser allows them. */
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
