import { TOKEN_EXPIRED_UNDER_MS } from "@metatron/contract/constants";
import { knownRoles, type Role, roleNames } from "@metatron/contract/roles";
import type { ClaimNames } from "./session-config.ts";

export type Claims = Readonly<Record<string, unknown>>;

export interface SessionUser {
  /** The e-mail in base64. */
  id: string;
  /** The identity token. */
  token: string;
  roles: Role[];
  /** Expiry of the identity token in seconds. */
  exp: number;
  uniqueId: string;
  userName: string;
  userEmail: string;
}

export type ReadUser = { user: SessionUser } | { missing: "claims" | "expiry" };

/** Without an e-mail or an id people can't be told apart, so such a token counts as having no claims. */
export function readSessionUser(idToken: string | null, claims: Claims | null, names: ClaimNames): ReadUser {
  if (!idToken || !claims) return { missing: "claims" };
  const uniqueId = textOf(claims, names.id) ?? textOf(claims, "sub");
  const userEmail = textOf(claims, names.email, "email", "preferred_username", "upn")?.toLowerCase();
  if (!uniqueId || !userEmail) return { missing: "claims" };
  const { exp } = claims;
  if (typeof exp !== "number" || !Number.isFinite(exp)) return { missing: "expiry" };
  const userName = textOf(claims, "name") ?? userEmail;
  const roles = rolesOf(claims, names);
  return { user: { id: toBase64(userEmail), token: idToken, roles, exp, uniqueId, userName, userEmail } };
}

export function isLoggedIn(user: Pick<SessionUser, "token" | "exp"> | null, nowMs: number): boolean {
  return user !== null && user.token !== "" && user.exp * 1000 - nowMs > TOKEN_EXPIRED_UNDER_MS;
}

function rolesOf(claims: Claims, { roles, roleMap }: ClaimNames): Role[] {
  const names = alternatives(roles).flatMap((name) => roleNames(claimAt(claims, name)));
  return knownRoles(names.map((name) => roleMap[name] ?? name));
}

function textOf(claims: Claims, ...paths: string[]): string | undefined {
  for (const path of paths.flatMap(alternatives)) {
    const value = claimAt(claims, path);
    if (typeof value === "string" && value.trim() !== "") return value.trim();
  }
  return undefined;
}

/** A comma separates fallback names: some providers use different claim names in their tokens. */
function alternatives(names: string): string[] {
  return names.split(",").map((name) => name.trim());
}

/** The exact name is tried first: some claim names are URLs with dots in them. */
function claimAt(claims: Claims, path: string): unknown {
  if (path in claims) return claims[path];
  let value: unknown = claims;
  for (const step of path.split(".")) {
    if (typeof value !== "object" || value === null) return undefined;
    value = Object.getOwnPropertyDescriptor(value, step)?.value;
  }
  return value;
}

/** `btoa` alone throws on an e-mail with letters outside Latin-1. */
function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
