import { expect, it } from "vitest";
import { rolesByState } from "./model-roles.ts";

it("locks the roles that the configuration excludes", () => {
  const named = { roles: ["chat_metatron_user_pro", "chat_metatron_user_admin"], offFor: [] };
  expect(rolesByState(named)).toMatchObject({
    on: ["chat_metatron_user_pro", "chat_metatron_user_admin"],
    off: [],
  });
  expect(rolesByState(named).locked).toHaveLength(7);
});

it("without configured roles locks external people alone", () => {
  const model = { roles: null, offFor: ["chat_metatron_user_basic" as const] };
  const { on, off, locked } = rolesByState(model);
  expect([on.length, off, locked]).toEqual([
    7,
    ["chat_metatron_user_basic"],
    ["chat_metatron_user_external"],
  ]);
});

it("has no role on when a model is off for everyone", () => {
  const { on, off, locked } = rolesByState({ roles: null, offFor: "everyone" });
  expect([on.length, off.length, locked.length]).toEqual([0, 8, 1]);
});
