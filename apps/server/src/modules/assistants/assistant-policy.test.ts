import type { Role } from "@metatron/contract/roles";
import { describe, expect, it } from "vitest";
import { lifeStateOf, mayUse, rightsOf, type Standing, strongestRole } from "./assistant-policy.ts";

const standing = (changes: Partial<Standing>): Standing => ({
  isOfficial: false,
  roles: null,
  memberRole: null,
  isInvited: (changes.memberRole ?? null) !== null,
  ...changes,
});
const BASIC: Role[] = ["chat_metatron_user_basic"];
const EXTERNAL: Role[] = ["chat_metatron_user_basic", "chat_metatron_user_external"];
const ADMIN: Role[] = ["chat_metatron_user_admin"];
const AGENT: Role[] = ["chat_metatron_airport_agent"];

describe("access to an assistant", () => {
  it.each<[string, Partial<Standing>, Role[], boolean]>([
    ["a stranger", {}, BASIC, false],
    ["an administrator, somebody's private one", {}, ADMIN, false],
    ["a viewer", { memberRole: "viewer" }, BASIC, true],
    ["an external person who was invited", { memberRole: "viewer" }, EXTERNAL, true],
    ["an external person, as one of everyone", { memberRole: "viewer", isInvited: false }, EXTERNAL, false],
    [
      "an external person who was invited, one that names other roles",
      { memberRole: "viewer", roles: AGENT },
      EXTERNAL,
      false,
    ],
    [
      "an external viewer of one that names externals",
      { memberRole: "viewer", roles: EXTERNAL },
      EXTERNAL,
      true,
    ],
    ["an external owner", { memberRole: "owner" }, EXTERNAL, true],
    ["someone without any role, as a viewer", { memberRole: "viewer", roles: BASIC }, [], false],
    ["a viewer whose role is not named", { memberRole: "viewer", roles: AGENT }, BASIC, false],
    ["anyone, an official one", { isOfficial: true }, BASIC, true],
    ["externals, an official one", { isOfficial: true }, EXTERNAL, false],
    ["a role that an official one does not name", { isOfficial: true, roles: AGENT }, BASIC, false],
    ["a role that an official one names", { isOfficial: true, roles: AGENT }, AGENT, true],
    ["administrators, every official one", { isOfficial: true, roles: AGENT }, ADMIN, true],
    ["people of a role that a private one names", { roles: AGENT }, AGENT, false],
  ])("%s", (_who, changes, held, may) => {
    expect(mayUse(standing(changes), held)).toBe(may);
  });
});

describe("rights on an assistant", () => {
  it.each<[string, Partial<Standing>, Role[], string]>([
    ["an owner", { memberRole: "owner" }, BASIC, "edit share delete"],
    ["an editor", { memberRole: "editor" }, BASIC, "edit"],
    ["a viewer", { memberRole: "viewer" }, BASIC, ""],
    ["an administrator as a viewer", { memberRole: "viewer" }, ADMIN, ""],
    ["an administrator, an official one", { isOfficial: true }, ADMIN, "edit"],
    ["anyone else, an official one", { isOfficial: true }, BASIC, ""],
  ])("%s", (_who, changes, held, rights) => {
    const can = rightsOf(standing(changes), held);
    const granted = Object.entries(can).flatMap(([right, may]) => (may ? [right] : []));
    expect(granted.join(" ")).toBe(rights);
  });
});

it("takes the stronger of a person's own part and what their roles were given", () => {
  expect(strongestRole(null, [])).toBeNull();
  expect(strongestRole("viewer", ["editor"])).toBe("editor");
  expect(strongestRole("owner", ["viewer", "editor"])).toBe("owner");
  expect(strongestRole(null, ["viewer"])).toBe("viewer");
});

describe("the state of an assistant", () => {
  const AT = new Date("2026-11-16T12:00:00Z");
  const saved = { version: 3, published_version: 3, retired_at: null, disabled_at: null };
  it.each([
    ["published", saved, false],
    ["draft", { ...saved, version: 4 }, false],
    ["in_review", { ...saved, version: 4 }, true],
    ["retired", { ...saved, version: 4, retired_at: AT }, true],
    ["disabled", { ...saved, retired_at: AT, disabled_at: AT }, false],
  ] as const)("is %s", (state, row, isInReview) => {
    expect(lifeStateOf(row, { isInReview })).toBe(state);
  });
});
