import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openTestDatabase } from "../../local-db/local-db.fixtures.ts";
import { notificationState, switchNotifications } from "./notification-switch.ts";
import { clearNotices, showNotice } from "./show-notice.ts";

const shown: { title: string; body: string | undefined; onclick?: () => void; close(): void }[] = [];
const requestPermission = vi.fn(async () => {
  permission = "granted";
  return permission;
});
let permission: NotificationPermission;
let visibility: DocumentVisibilityState;
let registration: object | undefined;

beforeEach(() => {
  shown.length = 0;
  permission = "default";
  visibility = "hidden";
  registration = undefined;
  requestPermission.mockClear();
  class FakeNotification {
    static get permission() {
      return permission;
    }
    static requestPermission = requestPermission;
    constructor(title: string, options: NotificationOptions) {
      shown.push(Object.assign(this, { title, body: options.body, close: () => undefined }));
    }
  }
  vi.stubGlobal("Notification", FakeNotification);
  vi.stubGlobal("document", {
    get visibilityState() {
      return visibility;
    },
  });
  vi.stubGlobal("window", { focus: vi.fn() });
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => registration } });
});
afterEach(() => vi.unstubAllGlobals());

const notice = { title: "Respuesta lista", body: "Vacaciones", tag: "c-1", path: "/chat/c-1" };

it("asks for permission only when it is switched on, and remembers", async () => {
  const db = openTestDatabase();
  expect(await notificationState(db)).toBe("off");
  expect(requestPermission).not.toHaveBeenCalled();
  expect(await switchNotifications(db, true)).toBe("on");
  expect(await switchNotifications(db, false)).toBe("off");
  expect(requestPermission).toHaveBeenCalledTimes(1);
  permission = "denied";
  expect(await switchNotifications(db, true)).toBe("denied");
});

it("lets the service worker show a notification, which handles the click, and clears it", async () => {
  const db = openTestDatabase();
  await switchNotifications(db, true);
  const close = vi.fn();
  const showNotification = vi.fn(async () => undefined);
  registration = { active: {}, showNotification, getNotifications: async () => [{ close }] };
  await showNotice(db, notice, vi.fn());
  const { title, body, tag, path } = notice;
  expect(showNotification.mock.calls).toEqual([[title, { body, tag, data: { path } }]]);
  expect(shown).toEqual([]);
  await clearNotices();
  expect(close).toHaveBeenCalledTimes(1);
});

it("shows a notification of the page where there is no service worker, and opens its path", async () => {
  const db = openTestDatabase();
  await switchNotifications(db, true);
  const onOpen = vi.fn();
  await showNotice(db, notice, onOpen);
  expect(shown.map(({ title }) => title)).toEqual(["Respuesta lista"]);
  shown[0]?.onclick?.();
  expect(onOpen).toHaveBeenCalledWith("/chat/c-1");
});

it("is silent in a visible tab, and where it is switched off", async () => {
  const db = openTestDatabase();
  permission = "granted";
  await showNotice(db, notice, vi.fn());
  await switchNotifications(db, true);
  visibility = "visible";
  await showNotice(db, notice, vi.fn());
  expect(shown).toEqual([]);
});
