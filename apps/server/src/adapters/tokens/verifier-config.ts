import type { JSONWebKeySet } from "jose";

/** Where the keys that sign tokens come from. */
export type KeysConfig =
  | { kind: "provider"; issuer: string }
  | { kind: "embedded"; issuers: () => readonly string[]; publicKeys: JSONWebKeySet };

/**
 * Claim names. A dot goes into an object (`realm_access.roles`), a comma gives the next name to try
 * (`uid,sub`): Okta keeps a person's id in `uid` of the access token and in `sub` of the identity token.
 */
export interface ClaimNames {
  id: string;
  email: string;
  name: string;
  roles: string;
  /** What a person does and where they are based; answers take it into account. */
  job: string;
  base: string;
}

export interface TokenVerifierConfig {
  keys: KeysConfig;
  /** Audience of access tokens: the API. */
  audience: string;
  /** Audience of identity tokens: the web app. */
  clientId: string;
  /** `typ` header of access tokens; Entra ID, Keycloak and Okta write `JWT` or nothing. */
  accessTokenType: "at+jwt" | "jwt" | "any";
  /** Which token opens the API. `identity` only where access tokens are opaque to everyone but the provider (Google). */
  apiToken?: "access" | "identity";
  claims?: Partial<ClaimNames>;
  /** The provider's role or group names to ours. */
  roleMap?: Readonly<Record<string, string>>;
  /** `provider`: the company's own directory vouches for every address and sends no `email_verified`. */
  emailVouchedBy?: "claim" | "provider";
  clockToleranceSeconds?: number;
  /** How long unknown key ids wait before the provider's keys are read again. */
  keyCooldownMs?: number;
  now?: () => number;
}

export const DEFAULT_CLAIM_NAMES: ClaimNames = {
  id: "sub",
  email: "email",
  name: "name,preferred_username",
  roles: "roles",
  job: "job_title,jobTitle",
  base: "base,office_location,officeLocation",
};

/** Signatures only by a private key: `none` and the HS family would let anyone who has the public key sign. */
export const ALLOWED_ALGORITHMS: readonly string[] = [
  "RS256",
  "RS384",
  "RS512",
  "PS256",
  "PS384",
  "PS512",
  "ES256",
  "ES384",
  "ES512",
  "EdDSA",
  "Ed25519",
];
