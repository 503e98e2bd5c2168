import type { JWTPayload } from "jose";

export interface StandInPerson {
  id: string;
  name: string;
  email: string;
  /** Names as the directory has them. */
  groups: string[];
}

export type ProviderShape = "entra" | "keycloak" | "okta" | "google";

interface Shaped {
  header: Record<string, unknown>;
  claims: JWTPayload;
}

interface Shape {
  path: string;
  access(person: StandInPerson): Shaped;
  identity(person: StandInPerson): Shaped;
}

export const standInClientId = "8d1c2b9e-web";
export const standInAudience = "2f6e77a4-api";
const TENANT = "5b0a7c1e-tenant";

/** Header and claims as each provider documents and issues them, with the fields that tell its two tokens apart. */
export const shapes: Record<ProviderShape, Shape> = {
  entra: {
    path: `/${TENANT}/v2.0`,
    access: ({ id, name, email, groups }) => ({
      header: { typ: "JWT" },
      claims: {
        aud: standInAudience,
        azp: standInClientId,
        oid: id,
        sub: `pairwise-api-${id}`,
        tid: TENANT,
        ver: "2.0",
        scp: "chat.use",
        roles: groups,
        name,
        preferred_username: email,
      },
    }),
    identity: ({ id, name, email, groups }) => ({
      header: { typ: "JWT" },
      claims: {
        aud: standInClientId,
        oid: id,
        sub: `pairwise-web-${id}`,
        tid: TENANT,
        ver: "2.0",
        nonce: "n-1",
        roles: groups,
        name,
        preferred_username: email,
      },
    }),
  },
  keycloak: {
    path: "/realms/aerovia",
    access: ({ id, name, email, groups }) => ({
      header: { typ: "JWT" },
      claims: {
        aud: [standInAudience, "account"],
        azp: standInClientId,
        sub: id,
        typ: "Bearer",
        scope: "openid email profile",
        realm_access: { roles: ["offline_access", ...groups] },
        name,
        preferred_username: email,
        email,
        email_verified: true,
      },
    }),
    identity: ({ id, name, email, groups }) => ({
      header: { typ: "JWT" },
      claims: {
        aud: standInClientId,
        azp: standInClientId,
        sub: id,
        typ: "ID",
        nonce: "n-1",
        at_hash: "aGFzaA",
        realm_access: { roles: groups },
        name,
        preferred_username: email,
        email,
        email_verified: true,
      },
    }),
  },
  okta: {
    path: "/oauth2/default",
    access: ({ id, name, email, groups }) => ({
      header: {},
      claims: {
        aud: standInAudience,
        cid: standInClientId,
        uid: id,
        sub: email,
        ver: 1,
        scp: ["openid", "profile", "email"],
        groups: ["Everyone", ...groups],
        name,
      },
    }),
    identity: ({ id, name, email, groups }) => ({
      header: {},
      claims: {
        aud: standInClientId,
        sub: id,
        ver: 1,
        nonce: "n-1",
        at_hash: "aGFzaA",
        groups: ["Everyone", ...groups],
        name,
        email,
        preferred_username: email,
      },
    }),
  },
  // Google's access tokens are opaque; only its identity tokens can be checked by others, and it sends no groups but the company's domain.
  google: {
    path: "",
    access: () => {
      throw new Error("Google issues no access token that a stand-in could sign.");
    },
    identity: ({ id, name, email }) => ({
      header: { typ: "JWT" },
      claims: {
        aud: standInClientId,
        azp: standInClientId,
        sub: id,
        hd: email.split("@")[1] ?? "",
        nonce: "n-1",
        at_hash: "aGFzaA",
        name,
        email,
        email_verified: true,
      },
    }),
  },
};
