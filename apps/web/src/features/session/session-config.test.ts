import { describe, expect, it } from "vitest";
import { checkInteractionType, type PublishedConfig, sessionConfigOf } from "./session-config.ts";

const oidc = {
  authority: "https://directory.example",
  clientId: "metatron-web",
  scopes: ["openid", "api"],
  resource: null,
  interactionType: "popup",
  popupAbortOnClose: true,
  embedded: false,
  openDemo: false,
};

/** The session ignores the rest of the published configuration. */
function published(changes: object = {}): PublishedConfig {
  const session = {
    apiBase: "/api",
    loginFailedRoute: null,
    attemptsRefreshToken: 95,
    protectedResources: [],
  };
  return { ...session, oidc, ...changes } as unknown as PublishedConfig;
}

describe("the session's configuration", () => {
  it("protects the API where no resources are named", () => {
    expect(sessionConfigOf(published())).toMatchObject({
      clientId: "metatron-web",
      protectedResources: [{ url: "/api", scopes: ["openid", "api"] }],
      claims: { id: "sub", email: "email", roles: "roles", roleMap: {} },
    });
    const protectedResources = [{ url: "/api/v2", scopes: ["x"] }];
    expect(sessionConfigOf(published({ protectedResources })).protectedResources).toEqual(protectedResources);
  });

  it("uses the provider's claim names where they are published", () => {
    const claims = { id: "oid", roles: "realm_access.roles" };
    expect(sessionConfigOf(published({ oidc: { ...oidc, claims } })).claims).toEqual({
      id: "oid",
      email: "email",
      roles: "realm_access.roles",
      roleMap: {},
    });
  });
});

describe("the interaction type", () => {
  it("is popup or redirect, and nothing else", () => {
    expect([checkInteractionType("popup"), checkInteractionType("redirect")]).toEqual(["popup", "redirect"]);
    expect(() => checkInteractionType("silent")).toThrowError(
      expect.objectContaining({ code: "invalid_interaction_type" }),
    );
  });
});
