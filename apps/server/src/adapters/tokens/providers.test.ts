import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OidcStandIn, startOidcStandIn } from "../../../test/stand-ins/oidc.ts";
import { type ProviderShape, standInAudience, standInClientId } from "../../../test/stand-ins/oidc-shapes.ts";
import { createTokenVerifier, type TokenVerifierConfig } from "./index.ts";

const person = {
  id: "person-1",
  name: "Andrés Molina",
  email: "andres.molina@aerovia.example",
  groups: ["Grp-Mantenimiento", "Grp-Otra-Cosa"],
};

type Settings = Omit<TokenVerifierConfig, "keys" | "audience" | "clientId">;

const roleMap = { "Grp-Mantenimiento": "chat_metatron_aircraft_technician" };

/** The settings documented for each provider. */
const settings: Record<ProviderShape, Settings> = {
  entra: {
    accessTokenType: "jwt",
    claims: { id: "oid", email: "preferred_username", roles: "roles" },
    emailVouchedBy: "provider",
    roleMap,
  },
  keycloak: { accessTokenType: "jwt", claims: { roles: "realm_access.roles" }, roleMap },
  okta: {
    accessTokenType: "jwt",
    claims: { id: "uid,sub", email: "email,sub", roles: "groups" },
    emailVouchedBy: "provider",
    roleMap,
  },
  google: {
    accessTokenType: "jwt",
    apiToken: "identity",
    claims: { roles: "hd" },
    roleMap: { "aerovia.example": "chat_metatron_aircraft_technician" },
  },
};

const expected = {
  uniqueId: "person-1",
  userName: "Andrés Molina",
  userEmail: "andres.molina@aerovia.example",
  emailVerified: true,
  roles: ["chat_metatron_aircraft_technician"],
};

describe.each(["entra", "keycloak", "okta", "google"] as const)("tokens shaped like those of %s", (shape) => {
  let provider: OidcStandIn;
  const verifier = () =>
    createTokenVerifier({
      keys: { kind: "provider", issuer: provider.issuer },
      audience: standInAudience,
      clientId: standInClientId,
      ...settings[shape],
    });
  const apiToken = () => (shape === "google" ? provider.identityToken(person) : provider.accessToken(person));

  beforeAll(async () => {
    provider = await startOidcStandIn(shape);
  });
  afterAll(() => provider.close());

  it("identify the same person in the access token and in the identity token", async () => {
    const { verifyAccessToken, verifyIdentityToken } = verifier();
    expect(await verifyAccessToken(await apiToken())).toMatchObject(expected);
    expect(await verifyIdentityToken(await provider.identityToken(person))).toMatchObject(expected);
  });

  it("give no roles without the role map", async () => {
    const own = createTokenVerifier({
      keys: { kind: "provider", issuer: provider.issuer },
      audience: standInAudience,
      clientId: standInClientId,
      ...settings[shape],
      roleMap: {},
    });
    expect((await own.verifyAccessToken(await apiToken())).roles).toEqual([]);
  });
});

describe.each(["entra", "keycloak", "okta"] as const)(
  "one registration at %s for the web app and the API",
  (shape) => {
    it("still distinguishes its two tokens", async () => {
      const provider = await startOidcStandIn(shape);
      const shared = createTokenVerifier({
        keys: { kind: "provider", issuer: provider.issuer },
        audience: standInClientId,
        clientId: standInClientId,
        ...settings[shape],
      });
      const access = await provider.accessToken(person, { claims: { aud: standInClientId } });
      const identity = await provider.identityToken(person);
      expect(await shared.verifyAccessToken(access)).toMatchObject({ uniqueId: "person-1" });
      expect(await shared.verifyIdentityToken(identity)).toMatchObject({ uniqueId: "person-1" });
      await expect(shared.verifyAccessToken(identity)).rejects.toMatchObject({ code: "wrong_use" });
      await expect(shared.verifyIdentityToken(access)).rejects.toMatchObject({ code: "wrong_use" });
      await provider.close();
    });
  },
);
