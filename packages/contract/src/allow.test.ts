import { describe, expect, it } from "vitest";
import { type Allow, fieldRefusalOf, type Rights, refusalOf, rightsOf } from "./allow.ts";
import { calls } from "./calls.ts";
import { roles } from "./roles.ts";

const nothing: Rights = { routes: [], actions: [], isAdmin: false };
const reader: Rights = { routes: ["chat"], actions: ["exportHistory"], isAdmin: false };
const writer: Rights = { routes: ["chat", "assistants"], actions: ["sendAnswer"], isAdmin: false };
const admin: Rights = { routes: ["chat", "assistants"], actions: [], isAdmin: true };

describe("a call", () => {
  const send: Allow = { route: "chat", action: "sendAnswer" };
  it.each<[string, Allow, (string | undefined)[]]>([
    ["open", "open", [undefined, undefined, undefined, undefined]],
    ["for everyone signed in", "signed-in", [undefined, undefined, undefined, undefined]],
    ["for any role", "any-role", ["no_roles", undefined, undefined, undefined]],
    ["for administrators", "admin", ["no_roles", "forbidden", "forbidden", undefined]],
    ["of a route", { route: "assistants" }, ["no_roles", "action_not_allowed", undefined, undefined]],
    ["of an action", send, ["no_roles", "action_not_allowed", undefined, "action_not_allowed"]],
  ])("%s is refused to whom it is not for", (_what, allow, expected) => {
    expect([nothing, reader, writer, admin].map((rights) => refusalOf(allow, rights))).toEqual(expected);
  });

  it("requires the action of each field in the body", () => {
    const allow: Allow = { route: "chat", fields: { title: "editNameHistory", emoji: "exportHistory" } };
    expect(fieldRefusalOf(allow, { emoji: "x", other: 1 }, reader)).toBeUndefined();
    expect(fieldRefusalOf(allow, { emoji: "x", title: "y" }, reader)).toBe("action_not_allowed");
    expect(fieldRefusalOf(allow, undefined, nothing)).toBeUndefined();
    expect(fieldRefusalOf("any-role", { title: "y" }, nothing)).toBeUndefined();
  });
});

it("grants no rights for unknown role names", () => {
  expect(rightsOf(["Domain Users", "__proto__", "CHAT_METATRON_USER_ADMIN"])).toEqual(nothing);
});

it("allows a person without roles only calls about their own session and data", () => {
  const open = Object.entries(calls).flatMap(([name, { allow }]) =>
    refusalOf(allow, rightsOf([])) === undefined ? [name] : [],
  );
  expect(open.sort()).toEqual([
    "config",
    "deleteMyHistory",
    "endMyOtherSessions",
    "endMySession",
    "exportMe",
    "listMySessions",
    "removePushSubscription",
    "sendEvents",
    "status",
    "validateStatus",
  ]);
});

it("restricts every call under /admin to administrators, and no other", () => {
  for (const [name, { allow, path }] of Object.entries(calls)) {
    expect(allow === "admin", name).toBe(path.startsWith("/admin/"));
  }
});

it.each(roles)("refuses %s nothing but administration", (role) => {
  const refused = Object.values(calls).filter(
    ({ allow }) => refusalOf(allow, rightsOf([role])) !== undefined,
  );
  const expected =
    role === "chat_metatron_user_admin" ? [] : refused.filter(({ allow }) => allow === "admin");
  expect(refused).toEqual(expected);
});
