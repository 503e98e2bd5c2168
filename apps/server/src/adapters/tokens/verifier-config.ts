import type { JSONWebKeySet } from "jose";

/** Where the keys that sign tokens come from. */
export type KeysConfig =
  | { kind: "provider"; issuer: string }
  | { kind: "embedded"; issuers: () => readonly string[]; publicKeys: JSONWebKeySet };

/**
 * Claim names. A dot selects a nested property (`realm_access.roles`), a comma separates alternatives
 * (`uid,sub`): Okta has a person's id in `uid` of the access token and in `sub` of the identity token.
 */
export interface ClaimNames {
  id: string;
  email: string;
  name: string;
  roles: string;
  /** The person's job and base, which answers take into account. */
  job: string;
  base: string;
}

export interface TokenVerifierConfig {
  keys: KeysConfig;
  /** Audience of access tokens: the API. */
  audience: string;
  /** Audience of identity tokens: the web app. */
  clientId: string;
  /** `typ` header of access tokens; Entra ID, Keycloak and Okta send `JWT` or nothing. */
  accessTokenType: "at+jwt" | "jwt" | "any";
  /**
   * Which token authorises API calls. `identity` only if access tokens are opaque to everyone but the
   * provider (Google).
   */
  apiToken?: "access" | "identity";
  claims?: Partial<ClaimNames>;
  /** Maps the provider's role or group names to ours. */
  roleMap?: Readonly<Record<string, string>>;
  /** `provider`: the company's directory verifies every address and sends no `email_verified`. */
  emailVouchedBy?: "claim" | "provider";
  clockToleranceSeconds?: number;
  /** Minimum time between two fetches of the provider's keys because of unknown key ids. */
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

/** Asymmetric algorithms only: with `none` or the HS family, anyone who has the public key could sign. */
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
