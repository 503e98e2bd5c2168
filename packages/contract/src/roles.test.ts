import { describe, expect, it } from "vitest";
import {
  actions,
  actionsOf,
  isAdmin,
  isBasic,
  isExternal,
  isMeantFor,
  isPro,
  knownRoles,
  roles,
  routesOf,
} from "./roles.ts";

const BASIC = "chat_metatron_user_basic";
const PRO = "chat_metatron_user_pro";
const ADMIN = "chat_metatron_user_admin";
const EXTERNAL = "chat_metatron_user_external";

it("has nine roles, including the external one", () => {
  expect([...roles].sort()).toEqual([
    "chat_metatron_aircraft_technician",
    "chat_metatron_airport_agent",
    "chat_metatron_legal_leasing",
    ADMIN,
    "chat_metatron_user_airtalk",
    BASIC,
    EXTERNAL,
    PRO,
    "chat_metatron_user_vp_it",
  ]);
});

it.each(roles)("lets %s open chat and assistants and do every action", (role) => {
  expect(routesOf([role])).toEqual(["chat", "assistants"]);
  expect(actionsOf([role])).toEqual([
    "deleteHistory",
    "editNameHistory",
    "editIconHistory",
    "exportHistory",
    "pingHistory",
    "sendAnswer",
  ]);
});

it("merges the rights of several roles, each action once", () => {
  expect(actionsOf([BASIC, PRO, ADMIN])).toEqual(actions);
  expect(routesOf([BASIC, "chat_metatron_airport_agent"])).toEqual(["chat", "assistants"]);
});

it("grants nothing to a person without roles", () => {
  expect(routesOf([])).toEqual([]);
  expect(actionsOf([])).toEqual([]);
});

it("ignores unknown role names", () => {
  expect(knownRoles(["Domain Users", PRO, "constructor", "CHAT_METATRON_USER_ADMIN"])).toEqual([PRO]);
  expect(routesOf(["Domain Users", "__proto__"])).toEqual([]);
  expect(actionsOf(["toString"])).toEqual([]);
});

describe("the kind of person", () => {
  it.each([
    { names: [BASIC], admin: false, pro: false, external: false, basic: true },
    { names: [BASIC, "chat_metatron_airport_agent"], admin: false, pro: false, external: false, basic: true },
    { names: [BASIC, PRO], admin: false, pro: true, external: false, basic: false },
    { names: [BASIC, ADMIN], admin: true, pro: false, external: false, basic: false },
    { names: [BASIC, EXTERNAL], admin: false, pro: false, external: true, basic: false },
    { names: [PRO, ADMIN], admin: true, pro: true, external: false, basic: false },
    { names: ["chat_metatron_user_vp_it"], admin: false, pro: false, external: false, basic: false },
    { names: [], admin: false, pro: false, external: false, basic: false },
  ])("of $names", ({ names, ...expected }) => {
    expect({
      admin: isAdmin(names),
      pro: isPro(names),
      external: isExternal(names),
      basic: isBasic(names),
    }).toEqual(expected);
  });
});

it("is for everyone but external people if no roles are named, otherwise for people with a named role", () => {
  for (const named of [null, undefined, []]) {
    expect([isMeantFor(named, [BASIC]), isMeantFor(named, [BASIC, EXTERNAL])]).toEqual([true, false]);
  }
  expect(isMeantFor([PRO, EXTERNAL], [EXTERNAL])).toBe(true);
  expect(isMeantFor([PRO, EXTERNAL], [BASIC])).toBe(false);
});
