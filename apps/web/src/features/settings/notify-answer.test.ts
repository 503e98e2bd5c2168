import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aMessage, openTestDatabase } from "../../local-db/local-db.fixtures.ts";
import { notificationState, notifyOfAnswer, switchNotifications } from "./notify-answer.ts";

const shown: { title: string; body: string | undefined; onclick?: () => void; close(): void }[] = [];
const requestPermission = vi.fn(async () => {
  permission = "granted";
  return permission;
});
let permission: NotificationPermission;
let visibility: DocumentVisibilityState;

beforeEach(() => {
  shown.length = 0;
  permission = "default";
  visibility = "hidden";
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
});
afterEach(() => vi.unstubAllGlobals());

const words = { ready: "Respuesta lista", failed: "No se completó", waits: "Te espera" };

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

it("notifies of an answer in a hidden tab, and opens its conversation; none of the text is shown", async () => {
  const db = openTestDatabase();
  await switchNotifications(db, true);
  const message = aMessage({ idChat: "c-1", role: "assistant", state: "complete", text: "Secreto" });
  const onOpen = vi.fn();
  await notifyOfAnswer({ db, message, words, onOpen });
  expect(shown.map(({ title }) => title)).toEqual(["Respuesta lista"]);
  expect(JSON.stringify(shown)).not.toContain("Secreto");
  shown[0]?.onclick?.();
  expect(onOpen).toHaveBeenCalledWith("/chat/c-1");
});

it("is silent in a visible tab, and where it is switched off", async () => {
  const db = openTestDatabase();
  const message = aMessage({ idChat: "c-1", state: "complete" });
  permission = "granted";
  await notifyOfAnswer({ db, message, words, onOpen: vi.fn() });
  await switchNotifications(db, true);
  visibility = "visible";
  await notifyOfAnswer({ db, message, words, onOpen: vi.fn() });
  expect(shown).toEqual([]);
});
