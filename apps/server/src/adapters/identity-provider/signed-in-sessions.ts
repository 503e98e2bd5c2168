import type { AdapterPayload } from "oidc-provider";
import type { SessionStore } from "./session-store.ts";

export interface SignedInSession {
  uid: string;
  startedAt: Date;
  /** When the session was last used or renewed. */
  lastSeenAt: Date;
  expiresAt: Date;
  /** The session's key in the store, which is also the value of its cookie: must never be sent to anyone. */
  jti: string;
  grantIds: readonly string[];
}

const OF_A_GRANT = ["RefreshToken", "AuthorizationCode", "AccessToken"];

export function sessionsOf(store: SessionStore, accountId: string): SignedInSession[] {
  const renewals = store.ofAccount("RefreshToken", accountId);
  return store.ofAccount("Session", accountId).flatMap((payload) => {
    const { uid, jti, iat = 0, exp = 0, loginTs = iat } = payload;
    if (!uid || !jti) return [];
    const renewed = renewals.filter(({ sessionUid }) => sessionUid === uid).map((token) => token.iat ?? 0);
    return {
      uid,
      jti,
      startedAt: atSecond(loginTs),
      lastSeenAt: atSecond(Math.max(loginTs, ...renewed)),
      expiresAt: atSecond(exp),
      grantIds: grantsOf(payload),
    };
  });
}

/** Ends a session and every grant that could renew it. */
export function endSession(store: SessionStore, { jti, grantIds }: SignedInSession): void {
  for (const grantId of grantIds) {
    for (const model of OF_A_GRANT) store.deleteByGrant(model, grantId);
    store.delete("Grant", grantId);
  }
  store.delete("Session", jti);
}

function grantsOf({ authorizations = {} }: AdapterPayload): string[] {
  return Object.values(authorizations).flatMap(({ grantId }) => grantId ?? []);
}

const atSecond = (seconds: number) => new Date(seconds * 1000);
