import { describe, expect, it } from "vitest";
import { readClaims } from "./read-claims.ts";
import { DEFAULT_CLAIM_NAMES } from "./verifier-config.ts";

const base = { sub: "s-1", email: "Ana@Aerovia.example", exp: 2_000_000_000 };
const read = (payload: object, names: object = {}, roleMap: Record<string, string> = {}) =>
  readClaims({ ...base, ...payload }, "https://idp.example", {
    names: { ...DEFAULT_CLAIM_NAMES, ...names },
    roleMap,
    emailVouchedBy: "claim",
  });

describe("readClaims", () => {
  it("accepts a single role as a string", () => {
    expect(read({ roles: "chat_metatron_user_pro" }).roles).toEqual(["chat_metatron_user_pro"]);
  });

  it("accepts several roles in one string, and names with a comma", () => {
    expect(read({ roles: "chat_metatron_user_pro, crew,chat_metatron_user_admin" }).roles).toEqual([
      "chat_metatron_user_pro",
      "chat_metatron_user_admin",
    ]);
    const roleMap = { "Crew, Madrid": "chat_metatron_user_basic" };
    expect(read({ roles: ["Crew, Madrid"] }, {}, roleMap).roles).toEqual(["chat_metatron_user_basic"]);
  });

  it("drops unknown and duplicate roles", () => {
    const roles = ["chat_metatron_user_pro", "root", "chat_metatron_user_pro", 7];
    expect(read({ roles }).roles).toEqual(["chat_metatron_user_pro"]);
  });

  it("merges the roles of several claims", () => {
    const payload = {
      realm_access: { roles: ["chat_metatron_user_basic"] },
      resource_access: { metatron: { roles: ["chat_metatron_user_admin"] } },
    };
    expect(read(payload, { roles: "realm_access.roles,resource_access.metatron.roles" }).roles).toEqual([
      "chat_metatron_user_basic",
      "chat_metatron_user_admin",
    ]);
  });

  it("finds a claim whose name contains dots", () => {
    const names = { roles: "https://aerovia.example/roles" };
    expect(read({ "https://aerovia.example/roles": ["chat_metatron_user_basic"] }, names).roles).toHaveLength(
      1,
    );
  });

  it("does not read roles from inherited properties", () => {
    expect(read({ roles: ["constructor", "toString"] }).roles).toEqual([]);
    expect(read({}, { roles: "constructor.name" }).roles).toEqual([]);
  });

  it("removes bidirectional controls and characters that can't be stored from a name", () => {
    expect(read({ name: " Ana\n\u202eRuiz\0 " }).userName).toBe("Ana Ruiz");
    expect(read({ name: "\u202e\0" }).userName).toBe("ana@aerovia.example");
  });

  it.each([{ sub: "s-1\0" }, { email: "ana\u202e@aerovia.example" }, { sub: "s-\ud83c" }])(
    "refuses %j, because cleaned it could be somebody else's",
    (payload) => {
      expect(() => read(payload)).toThrow(/control characters/);
    },
  );

  it("counts an e-mail as verified only when the provider says true", () => {
    expect(read({}).emailVerified).toBe(false);
    expect(read({ email_verified: "true" }).emailVerified).toBe(false);
    expect(read({ email_verified: true }).emailVerified).toBe(true);
  });

  it("names the setting if the e-mail claim is missing", () => {
    expect(() => read({}, { email: "upn" })).toThrow(/OIDC_EMAIL_CLAIM/);
  });
});
