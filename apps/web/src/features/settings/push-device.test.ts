import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openTestDatabase } from "../../local-db/local-db.fixtures.ts";
import { readSetting } from "../../local-db/settings.ts";
import { switchNotifications } from "./notification-switch.ts";
import { leavePush, syncPushDevice } from "./push-device.ts";

const { call } = vi.hoisted(() => ({
  call: vi.fn(async (_name: string, _input: object): Promise<unknown> => undefined),
}));
vi.mock("../../api/call.ts", () => ({ call }));

const KEY = Buffer.from("a public key of the server?>").toString("base64url");
let subscribed: { key: string; unsubscribe(): Promise<boolean> } | null;

const manager = {
  getSubscription: async () => subscribed && toSubscription(subscribed.key),
  async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
    const unsubscribe = async () => {
      subscribed = null;
      return true;
    };
    subscribed = { key: applicationServerKey, unsubscribe };
    return toSubscription(applicationServerKey);
  },
};
function toSubscription(key: string) {
  const bytes = Uint8Array.from(Buffer.from(key, "base64url"));
  return {
    options: { applicationServerKey: bytes.buffer },
    toJSON: () => ({ endpoint: `https://push.example/${key}`, keys: { p256dh: "p", auth: "a" } }),
    unsubscribe: async () => await subscribed?.unsubscribe(),
  };
}

beforeEach(() => {
  subscribed = null;
  call.mockReset();
  call.mockImplementation(async (name) => (name === "savePushSubscription" ? { id: "d-1" } : undefined));
  const registration = { pushManager: manager };
  vi.stubGlobal("navigator", {
    serviceWorker: { getRegistration: async () => registration, ready: Promise.resolve(registration) },
  });
  vi.stubGlobal("Notification", { permission: "granted" });
});
afterEach(() => vi.unstubAllGlobals());

const calls = () => call.mock.calls.map(([name]) => name);

it("subscribes where notifications are on, and saves the subscription again at the next start", async () => {
  const db = openTestDatabase();
  await switchNotifications(db, true);
  await syncPushDevice({ db, pushKey: KEY, language: "es" });
  await syncPushDevice({ db, pushKey: KEY, language: "en" });
  const endpoint = `https://push.example/${KEY}`;
  const body = { endpoint, keys: { p256dh: "p", auth: "a" } };
  expect(call.mock.calls).toEqual([
    ["savePushSubscription", { body: { ...body, language: "es" } }],
    ["savePushSubscription", { body: { ...body, language: "en" } }],
  ]);
  expect(await readSetting(db, "push-id")).toBe("d-1");
});

it("subscribes anew when the server has another key", async () => {
  const db = openTestDatabase();
  await switchNotifications(db, true);
  await syncPushDevice({ db, pushKey: KEY, language: "es" });
  const other = Buffer.from("another key").toString("base64url");
  await syncPushDevice({ db, pushKey: other, language: "es" });
  expect(subscribed?.key).toBe(other);
});

it("does nothing without keys and while notifications are off", async () => {
  const db = openTestDatabase();
  await syncPushDevice({ db, pushKey: KEY, language: "es" });
  await switchNotifications(db, true);
  await syncPushDevice({ db, pushKey: null, language: "es" });
  expect([subscribed, calls()]).toEqual([null, []]);
});

it("ends the subscription of the person who used the browser before", async () => {
  await manager.subscribe({ applicationServerKey: KEY });
  await syncPushDevice({ db: openTestDatabase(), pushKey: KEY, language: "es" });
  expect(subscribed).toBeNull();
});

it("ends the subscription at sign-out, also where the server can't be reached", async () => {
  const db = openTestDatabase();
  await switchNotifications(db, true);
  await syncPushDevice({ db, pushKey: KEY, language: "es" });
  call.mockRejectedValueOnce(new Error("offline"));
  await leavePush(db);
  expect(calls().at(-1)).toBe("removePushSubscription");
  expect([subscribed, await readSetting(db, "push-id")]).toEqual([null, undefined]);
});
