import type { PublicConfig } from "@metatron/contract/status/status";
import { expect, it } from "vitest";
import { personKeyOf } from "../../local-db/database-names.ts";
import { readEarlyToken } from "./early-token.ts";
import { memoryStorage } from "./open-storage.ts";
import { claimsOf, START_MS, sessionConfig, tokensOf } from "./session.fixtures.ts";
import { createTokenCache } from "./token-cache.ts";

const { apiBase, protectedResources, ...oidc } = sessionConfig();

/** The published form of the session's configuration; nothing else of it is read here. */
const published = (changes: object = {}) =>
  ({ apiBase, protectedResources, oidc: { ...oidc, ...changes } }) as unknown as PublicConfig;

function cached(now = START_MS, config = published()) {
  const storage = memoryStorage();
  const cache = createTokenCache({ ...sessionConfig(), storage, now: () => START_MS });
  const tokens = { ...tokensOf(), accessToken: "the-access", scopes: ["api"] };
  cache.save({ ...tokens, idToken: "the-identity", claims: claimsOf() }, ["api"]);
  return readEarlyToken(config, { storage, now: () => now });
}

it("is the cached access token, with the key of its person", () => {
  expect(cached()).toEqual({ token: "the-access", personKey: personKeyOf({ uniqueId: "42" }) });
});

it("is the identity token where the API takes that one", () => {
  expect(cached(START_MS, published({ apiToken: "identity" }))?.token).toBe("the-identity");
});

it("is missing after its expiry, for another provider, and where the API has scopes of its own", () => {
  expect(cached(START_MS + 24 * 3_600_000)).toBeNull();
  expect(cached(START_MS, published({ authority: "https://other.example" }))).toBeNull();
  const several = {
    ...published(),
    protectedResources: [...protectedResources, { url: "/other", scopes: [] }],
  };
  expect(cached(START_MS, several)).toBeNull();
  expect(readEarlyToken(published(), { storage: memoryStorage(), now: () => START_MS })).toBeNull();
});
