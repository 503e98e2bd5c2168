import type { ChatsDatabase } from "../../local-db/chats-database.ts";
import { notificationState } from "./notification-switch.ts";

interface Shown {
  title: string;
  body: string;
  /** A second notification with the same tag replaces the first one without a sound. */
  tag: string;
  path: string;
}

/** Shows a notification if the tab is hidden and the person wants notifications on this device. */
export async function showNotice(
  db: ChatsDatabase,
  { title, body, tag, path }: Shown,
  onOpen: (path: string) => void,
): Promise<void> {
  if (document.visibilityState !== "hidden" || (await notificationState(db)) !== "on") return;
  const options = { body, tag, data: { path } };
  // The service worker handles the click, also after this tab was closed. On phones nothing else may show one.
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration?.active) return await registration.showNotification(title, options);
  const shown = new Notification(title, options);
  shown.onclick = () => {
    shown.close();
    window.focus();
    onOpen(path);
  };
}

/** The person looks at the app: notifications and the badge of the service worker have done their work. */
export async function clearNotices(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
}
