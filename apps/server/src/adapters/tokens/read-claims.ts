import { knownRoles, type Role, roleNames } from "@metatron/contract/roles";
import { cleanLine, cleanText } from "@metatron/text/clean-text";
import type { JWTPayload } from "jose";
import { TokenError } from "./token-error.ts";
import type { ClaimNames } from "./verifier-config.ts";

export interface Claims {
  /** The same for every origin of the embedded provider, so that an account is one person on every brand. */
  issuer: string;
  subject: string;
  /** Identifies a person permanently, together with the issuer. */
  uniqueId: string;
  userName: string;
  userEmail: string;
  emailVerified: boolean;
  roles: readonly Role[];
  /** The person's job from the directory, if the token contains it. */
  job?: string;
  base?: string;
  /** The provider's id of the session, if the token contains it. */
  sessionId?: string;
  /** Seconds since 1970. */
  expiresAt: number;
  scopes: readonly string[];
}

export interface ClaimsReading {
  names: ClaimNames;
  roleMap: Readonly<Record<string, string>>;
  emailVouchedBy: "claim" | "provider";
}

/** Converts the verified payload of any provider to our claims. */
export function readClaims(payload: JWTPayload, issuer: string, reading: ClaimsReading): Claims {
  const { names } = reading;
  const userEmail = required(payload, names.email, "OIDC_EMAIL_CLAIM").toLowerCase();
  return {
    issuer,
    subject: required(payload, "sub", "sub"),
    uniqueId: required(payload, names.id, "OIDC_ID_CLAIM"),
    userName: cleanLine(firstText(payload, names.name) ?? "") || userEmail,
    userEmail,
    emailVerified: reading.emailVouchedBy === "provider" || payload.email_verified === true,
    roles: readRoles(payload, reading),
    ...optional("job", firstText(payload, names.job)),
    ...optional("base", firstText(payload, names.base)),
    ...optional("sessionId", firstText(payload, "sid")),
    expiresAt: payload.exp ?? 0,
    scopes: [...wordsOf(payload.scope), ...wordsOf(payload.scp)],
  };
}

function optional<Name extends "job" | "base" | "sessionId">(name: Name, value: string | undefined) {
  const line = cleanLine(value ?? "");
  return line === "" ? {} : { [name]: line };
}

function readRoles(payload: JWTPayload, { names, roleMap }: ClaimsReading): Role[] {
  const given = alternatives(names.roles).flatMap((name) => roleNames(claimAt(payload, name)));
  return knownRoles(given.map((name) => (Object.hasOwn(roleMap, name) ? (roleMap[name] ?? name) : name)));
}

function required(payload: JWTPayload, name: string, setting: string): string {
  const value = firstText(payload, name);
  if (value === undefined) {
    throw new TokenError("malformed", `The token has no claim ${name} (${setting}).`);
  }
  // Rejected instead of cleaned: after cleaning, the ids or addresses of two people could be equal.
  if (cleanText(value) !== value || /[\p{Cc}\p{Bidi_Control}]/u.test(value)) {
    throw new TokenError("malformed", `The claim ${name} (${setting}) holds control characters.`);
  }
  return value;
}

function firstText(payload: JWTPayload, names: string): string | undefined {
  for (const name of alternatives(names)) {
    const value = claimAt(payload, name);
    if (typeof value === "string" && value.trim() !== "") return value.trim();
  }
  return undefined;
}

function alternatives(names: string): string[] {
  return names.split(",").map((name) => name.trim());
}

/**
 * Tries the whole name first: claims that are named by a URL (`https://aerovia.example/roles`) contain dots.
 */
function claimAt(payload: JWTPayload, path: string): unknown {
  if (Object.hasOwn(payload, path)) return payload[path];
  return path
    .split(".")
    .reduce<unknown>((value, key) => (hasKey(value, key) ? value[key] : undefined), payload);
}

function hasKey(value: unknown, key: string): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && Object.hasOwn(value, key);
}

function listOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}

/** `scope` is a string of words; Okta's `scp` is a list. */
function wordsOf(value: unknown): string[] {
  return listOf(value).flatMap((text) => text.split(" ").filter(Boolean));
}
