import type { Language } from "@metatron/contract/enums";
import { call } from "../../api/call.ts";
import type { ChatsDatabase } from "../../local-db/chats-database.ts";
import { readSetting, writeSetting } from "../../local-db/settings.ts";
import { notificationState } from "./notification-switch.ts";

const ID_KEY = "push-id";

interface Wanted {
  db: ChatsDatabase;
  /** The server's public key; null where no keys are configured. */
  pushKey: string | null | undefined;
  language: Language;
}

/**
 * Subscribes this device to web pushes if notifications are switched on here, and otherwise ends a subscription, also
 * one of another person who used this browser. At each start of the app, because browsers renew endpoints.
 */
export async function syncPushDevice({ db, pushKey, language }: Wanted): Promise<void> {
  const manager = await pushManager();
  if (!manager) return;
  const isWanted = (await notificationState(db)) === "on";
  if (!pushKey || !isWanted) return await leavePush(db);
  const { endpoint, keys } = (await subscriptionFor(manager, pushKey)).toJSON();
  const { p256dh, auth } = keys ?? {};
  if (!endpoint || !p256dh || !auth) return;
  const body = { endpoint, keys: { p256dh, auth }, language };
  const { id } = await call("savePushSubscription", { body });
  await writeSetting(db, ID_KEY, id);
}

/** At sign-out and when notifications are switched off: nothing of this person arrives here any more. */
export async function leavePush(db: ChatsDatabase): Promise<void> {
  const id = await readSetting(db, ID_KEY);
  // Where the server can't be reached, the browser's push service tells it later that the endpoint is gone.
  if (typeof id === "string")
    await Promise.allSettled([
      call("removePushSubscription", { params: { id } }),
      writeSetting(db, ID_KEY, undefined),
    ]);
  const subscription = await (await pushManager())?.getSubscription();
  await subscription?.unsubscribe();
}

async function pushManager(): Promise<PushManager | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration || !("pushManager" in registration)) return undefined;
  // A worker that is still being installed can't subscribe.
  return (await navigator.serviceWorker.ready).pushManager;
}

/** The server may have new keys: it could send nothing to a subscription that was made with the old ones. */
async function subscriptionFor(manager: PushManager, pushKey: string): Promise<PushSubscription> {
  const known = await manager.getSubscription();
  if (known && isMadeWith(known, pushKey)) return known;
  await known?.unsubscribe();
  return await manager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
}

function isMadeWith({ options }: PushSubscription, pushKey: string): boolean {
  const key = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...key));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "") === pushKey;
}
