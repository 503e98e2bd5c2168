import { createHmac, generateKeyPairSync, randomUUID } from "node:crypto";
import { exportSPKI, importJWK, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OidcStandIn, startOidcStandIn } from "../../../test/stand-ins/oidc.ts";
import { standInAudience, standInClientId } from "../../../test/stand-ins/oidc-shapes.ts";
import { createTokenVerifier, type TokenVerifier, type TokenVerifierConfig } from "./index.ts";

const person = {
  id: "7c1f6a0e-0000-4000-8000-000000000001",
  name: "Lucía Romero",
  email: "Lucia.Romero@aerovia.example",
  groups: ["chat_metatron_user_basic", "Grp-Flota"],
};

let provider: OidcStandIn;
let verifier: TokenVerifier;

const configFor = (issuer: string): TokenVerifierConfig => ({
  keys: { kind: "provider", issuer },
  audience: standInAudience,
  clientId: standInClientId,
  accessTokenType: "any",
  claims: { roles: "realm_access.roles" },
});

beforeAll(async () => {
  provider = await startOidcStandIn("keycloak");
  verifier = createTokenVerifier(configFor(provider.issuer));
});
afterAll(() => provider.close());

const refusal = (token: string | undefined) =>
  verifier.verifyAccessToken(token).then(
    () => "accepted",
    (error) => error.code,
  );

describe("a valid access token", () => {
  it("identifies the person and their known roles", async () => {
    const claims = await verifier.verifyAccessToken(await provider.accessToken(person));
    expect(claims).toEqual({
      issuer: provider.issuer,
      subject: person.id,
      uniqueId: person.id,
      userName: "Lucía Romero",
      userEmail: "lucia.romero@aerovia.example",
      emailVerified: true,
      roles: ["chat_metatron_user_basic"],
      expiresAt: expect.any(Number),
      scopes: ["openid", "email", "profile"],
    });
  });

  it("is verified once and then cached until it expires", async () => {
    let clock = Date.now();
    const own = createTokenVerifier({ ...configFor(provider.issuer), now: () => clock });
    const token = await provider.accessToken(person, { lifetimeSeconds: 60 });
    const first = await own.verifyAccessToken(token);
    expect(await own.verifyAccessToken(token)).toBe(first);
    clock += 70_000;
    await expect(own.verifyAccessToken(token)).rejects.toMatchObject({ code: "expired" });
  });
});

describe("a rejected token", () => {
  it("is missing or malformed", async () => {
    expect(await refusal(undefined)).toBe("missing");
    expect(await refusal("")).toBe("missing");
    expect(await refusal("not a token")).toBe("malformed");
    expect(await refusal("a.b.c")).toBe("malformed");
    expect(await refusal("x".repeat(40_000))).toBe("malformed");
  });

  it("is signed by someone else under the provider's key id", async () => {
    const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const [header, payload] = (await provider.accessToken(person)).split(".");
    const forged = await new SignJWT(decode(payload))
      .setProtectedHeader({ ...decode(header), alg: "RS256" })
      .sign(privateKey);
    expect(await refusal(forged)).toBe("bad_signature");
  });

  it("has a role that was added after signing", async () => {
    const [header, payload, signature] = (await provider.accessToken(person)).split(".");
    const raised = { ...decode(payload), realm_access: { roles: ["chat_metatron_user_admin"] } };
    expect(await refusal([header, encode(raised), signature].join("."))).toBe("bad_signature");
  });

  it("is unsigned with alg none", async () => {
    const [, payload] = (await provider.accessToken(person)).split(".");
    expect(await refusal(`${encode({ alg: "none", typ: "JWT" })}.${payload}.`)).toBe("wrong_algorithm");
  });

  it("is signed with the public key as a shared secret", async () => {
    const [, payload] = (await provider.accessToken(person)).split(".");
    const key = await importJWK({ ...provider.publicKey(), ext: true }, "RS256", { extractable: true });
    if (key instanceof Uint8Array) throw new Error("The stand-in publishes an RSA key.");
    const signed = `${encode({ alg: "HS256", kid: provider.publicKey().kid, typ: "JWT" })}.${payload}`;
    const signature = createHmac("sha256", await exportSPKI(key))
      .update(signed)
      .digest("base64url");
    expect(await refusal(`${signed}.${signature}`)).toBe("wrong_algorithm");
  });

  it("comes from another issuer, even with the right key", async () => {
    expect(
      await refusal(await provider.accessToken(person, { claims: { iss: "https://evil.example" } })),
    ).toBe("wrong_issuer");
  });

  it("has the audience of another API", async () => {
    const token = await provider.accessToken(person, { claims: { aud: ["account", "other-api"] } });
    expect(await refusal(token)).toBe("wrong_audience");
  });

  it("has expired, beyond the clock tolerance", async () => {
    expect(await refusal(await provider.accessToken(person, { lifetimeSeconds: -60 }))).toBe("expired");
    expect(await refusal(await provider.accessToken(person, { lifetimeSeconds: -2 }))).toBe("accepted");
  });

  it("is not valid yet", async () => {
    const later = Math.floor(Date.now() / 1000) + 60;
    expect(await refusal(await provider.accessToken(person, { claims: { nbf: later } }))).toBe(
      "not_yet_valid",
    );
    expect(await refusal(await provider.accessToken(person, { claims: { iat: later } }))).toBe(
      "not_yet_valid",
    );
  });

  it("never expires", async () => {
    const token = await provider.accessToken(person, { claims: { exp: undefined } });
    expect(await refusal(token)).toBe("malformed");
  });

  it("has no subject", async () => {
    expect(await refusal(await provider.accessToken(person, { claims: { email: undefined } }))).toBe(
      "malformed",
    );
  });
});

describe("the two kinds of token", () => {
  it("does not accept an identity token as access token, whatever its audience", async () => {
    expect(await refusal(await provider.identityToken(person))).toBe("wrong_audience");
    const sameAudience = await provider.identityToken(person, { claims: { aud: standInAudience } });
    expect(await refusal(sameAudience)).toBe("wrong_use");
  });

  it("does not accept an access token as identity token, whatever its audience", async () => {
    const token = await provider.accessToken(person);
    await expect(verifier.verifyIdentityToken(token)).rejects.toMatchObject({ code: "wrong_audience" });
    const sameAudience = await provider.accessToken(person, { claims: { aud: standInClientId } });
    await expect(verifier.verifyIdentityToken(sameAudience)).rejects.toMatchObject({ code: "wrong_use" });
  });

  it("does not accept one kind because the other is cached", async () => {
    const token = await provider.accessToken(person);
    await verifier.verifyAccessToken(token);
    await expect(verifier.verifyIdentityToken(token)).rejects.toMatchObject({ code: "wrong_audience" });
  });

  it("does not accept an identity token issued to another client", async () => {
    const token = await provider.identityToken(person, { claims: { azp: "another-client" } });
    await expect(verifier.verifyIdentityToken(token)).rejects.toMatchObject({ code: "wrong_audience" });
  });

  it("requires the at+jwt type if configured", async () => {
    const strict = createTokenVerifier({ ...configFor(provider.issuer), accessTokenType: "at+jwt" });
    await expect(strict.verifyAccessToken(await provider.accessToken(person))).rejects.toMatchObject({
      code: "wrong_use",
    });
    const typed = await provider.accessToken(person, { header: { typ: "application/at+jwt" } });
    expect(await strict.verifyAccessToken(typed)).toMatchObject({ uniqueId: person.id });
    await expect(strict.verifyIdentityToken(typed)).rejects.toMatchObject({ code: "wrong_audience" });
  });
});

describe("the provider's keys", () => {
  it("may rotate without a restart", async () => {
    const own = await startOidcStandIn("keycloak");
    const checks = createTokenVerifier({ ...configFor(own.issuer), keyCooldownMs: 0 });
    const old = await own.accessToken(person);
    await checks.verifyAccessToken(old);
    await own.rotateKeys();
    expect(await checks.verifyAccessToken(await own.accessToken(person))).toMatchObject({
      uniqueId: person.id,
    });
    await own.close();
  });

  it("are not fetched again for every unknown key id", async () => {
    const before = provider.calls.keys;
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await refusal(await provider.accessToken(person, { header: { kid: randomUUID() } }));
    }
    expect(provider.calls.keys).toBe(before);
  });

  it("are not fetched because of a token of another issuer", async () => {
    const own = await startOidcStandIn("keycloak");
    const checks = createTokenVerifier({ ...configFor(own.issuer), keyCooldownMs: 0 });
    await checks.verifyAccessToken(await own.accessToken(person));
    const before = own.calls.keys;
    const foreign = await provider.accessToken(person);
    await expect(checks.verifyAccessToken(foreign)).rejects.toMatchObject({ code: "wrong_issuer" });
    expect(own.calls.keys).toBe(before);
    await own.close();
  });
});

describe("an unreachable provider", () => {
  it("is reported as a provider failure and retried later, and does not reject the token", async () => {
    let clock = Date.now();
    const own = await startOidcStandIn("keycloak");
    const token = await own.accessToken(person);
    own.goDown();
    const checks = createTokenVerifier({ ...configFor(own.issuer), now: () => clock });
    await expect(checks.verifyAccessToken(token)).rejects.toMatchObject({ code: "provider_unreachable" });
    own.comeUp();
    await expect(checks.verifyAccessToken(token)).rejects.toMatchObject({ code: "provider_unreachable" });
    clock += 300;
    expect(await checks.verifyAccessToken(token)).toMatchObject({ uniqueId: person.id });
    await own.close();
  });

  it("does not invalidate its cached keys", async () => {
    let clock = Date.now();
    const own = await startOidcStandIn("keycloak");
    const checks = createTokenVerifier({ ...configFor(own.issuer), now: () => clock });
    await checks.verifyAccessToken(await own.accessToken(person));
    own.goDown();
    clock += 30 * 60_000;
    const other = await own.accessToken(person, { claims: { jti: "another" } });
    expect(await checks.verifyAccessToken(other)).toMatchObject({ uniqueId: person.id });
    await own.close();
  });

  it("is not trusted if its metadata names another issuer", async () => {
    const checks = createTokenVerifier(configFor(provider.issuer.replace("127.0.0.1", "localhost")));
    const token = await provider.accessToken(person);
    await expect(checks.verifyAccessToken(token)).rejects.toMatchObject({ code: "provider_unreachable" });
  });
});

function decode(part: string | undefined): Record<string, unknown> {
  return JSON.parse(Buffer.from(part ?? "", "base64url").toString("utf8"));
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}
