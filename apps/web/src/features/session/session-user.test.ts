import { describe, expect, it } from "vitest";
import { claimsOf, sessionConfig } from "./session.fixtures.ts";
import { isLoggedIn, readSessionUser } from "./session-user.ts";

const { claims: names } = sessionConfig();

describe("the session user", () => {
  it("is read from the claims, with the e-mail in lower case and its base64 as the id", () => {
    const claims = claimsOf({ exp: 1_800_000_000 });
    expect(readSessionUser("the-token", claims, names)).toEqual({
      user: {
        id: btoa("ana.ruiz@aerovia.example"),
        token: "the-token",
        roles: ["chat_metatron_user_basic"],
        exp: 1_800_000_000,
        uniqueId: "42",
        userName: "Ana Ruiz",
        userEmail: "ana.ruiz@aerovia.example",
      },
    });
  });

  it("has an id for an e-mail with letters outside Latin-1", () => {
    const read = readSessionUser("t", claimsOf({ email: "Иван@ñandú.example" }), names);
    const id = "user" in read ? read.user.id : "";
    expect(Buffer.from(id, "base64").toString("utf8")).toBe("иван@ñandú.example");
  });

  it("is missing without a token, claims, e-mail or id", () => {
    const missing = { missing: "claims" };
    expect(readSessionUser(null, claimsOf(), names)).toEqual(missing);
    expect(readSessionUser("t", null, names)).toEqual(missing);
    expect(readSessionUser("t", claimsOf({ email: undefined }), names)).toEqual(missing);
    expect(readSessionUser("t", claimsOf({ sub: "" }), names)).toEqual(missing);
  });

  it("reports a missing expiry separately", () => {
    expect(readSessionUser("t", claimsOf({ exp: undefined }), names)).toEqual({ missing: "expiry" });
    expect(readSessionUser("t", claimsOf({ exp: "soon" }), names)).toEqual({ missing: "expiry" });
  });

  it.each([
    [
      "Entra ID",
      { roles: ["G-Admin"], oid: "o-1", preferred_username: "a@x.example" },
      { id: "oid", email: "preferred_username", roles: "roles" },
    ],
    [
      "Keycloak",
      { realm_access: { roles: ["G-Admin", "offline_access"] } },
      { id: "sub", email: "email", roles: "realm_access.roles" },
    ],
    ["Okta", { groups: "G-Admin" }, { id: "uid,sub", email: "email,sub", roles: "groups" }],
    ["a provider with one text", { roles: "crew, G-Admin" }, { id: "sub", email: "email", roles: "roles" }],
    ["two claims", { groups: ["G-Admin"] }, { id: "sub", email: "email", roles: "app_roles, groups" }],
    [
      "a claim named by an address",
      { "https://x.example/roles": ["G-Admin"] },
      { id: "sub", email: "email", roles: "https://x.example/roles" },
    ],
  ])("finds the roles of %s and maps their names", (_provider, extra, where) => {
    const claims = claimsOf({ roles: undefined, ...extra });
    const read = readSessionUser("t", claims, {
      ...where,
      roleMap: { "G-Admin": "chat_metatron_user_admin" },
    });
    expect("user" in read && read.user.roles).toEqual(["chat_metatron_user_admin"]);
  });

  it("has no roles where the claim is missing or malformed", () => {
    for (const roles of [undefined, null, 7, {}, [7]]) {
      const read = readSessionUser("t", claimsOf({ roles }), names);
      expect("user" in read && read.user.roles).toEqual([]);
    }
  });
});

describe("being logged in", () => {
  const exp = 1_000;

  it("requires more than five seconds until expiry", () => {
    expect(isLoggedIn({ token: "t", exp }, exp * 1000 - 5001)).toBe(true);
    expect(isLoggedIn({ token: "t", exp }, exp * 1000 - 5000)).toBe(false);
    expect(isLoggedIn({ token: "", exp }, 0)).toBe(false);
    expect(isLoggedIn(null, 0)).toBe(false);
  });
});
