import { createHash } from "node:crypto";
import type { MySession } from "@metatron/contract/settings/settings";
import type { FastifyRequest } from "fastify";
import { decodeJwt } from "jose";
import type { EmbeddedIdentity, SignedInSession } from "../../adapters/identity-provider/index.ts";
import { notFound } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";

interface Caller {
  session: Pick<Session, "uniqueId">;
  request: FastifyRequest;
}

/** With an external provider, sessions are managed on the provider's own page. */
export function listMySessions(
  identity: EmbeddedIdentity | undefined,
  { session, request }: Caller,
): { kept: "here" | "elsewhere"; items: MySession[] } {
  if (!identity) return { kept: "elsewhere", items: [] };
  const current = currentUid(request);
  const items = identity.sessionsOf(session.uniqueId).map(
    (each): MySession => ({
      id: publicId(each),
      startedAt: each.startedAt.toISOString(),
      lastSeenAt: each.lastSeenAt.toISOString(),
      expiresAt: each.expiresAt.toISOString(),
      isCurrent: each.uid === current,
    }),
  );
  return { kept: "here", items: items.sort((a, b) => b.lastSeenAt.localeCompare(a.lastSeenAt)) };
}

export function endMySession(
  identity: EmbeddedIdentity | undefined,
  { session }: Caller,
  sessionId: string,
): void {
  const found = identity?.sessionsOf(session.uniqueId).find((each) => publicId(each) === sessionId);
  if (!identity || !found) throw notFound();
  identity.endSession(found);
}

export function endMyOtherSessions(
  identity: EmbeddedIdentity | undefined,
  { session, request }: Caller,
): void {
  if (!identity) throw notFound();
  const current = currentUid(request);
  for (const each of identity.sessionsOf(session.uniqueId))
    if (each.uid !== current) identity.endSession(each);
}

/** Decoding is enough, because the token was verified before the route ran. */
function currentUid({ headers }: FastifyRequest): unknown {
  return decodeJwt(headers.authorization?.replace(/^Bearer /i, "") ?? "").sid;
}

/** The provider's internal session id is never exposed. */
function publicId({ uid }: SignedInSession): string {
  const hex = createHash("sha256").update(uid).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
