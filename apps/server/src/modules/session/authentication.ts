import { createHash } from "node:crypto";
import { cutText } from "@metatron/text/cut-text";
import type { BaseLogger } from "pino";
import { tokenRejected } from "../../adapters/metrics/index.ts";
import { type Claims, TokenError, type TokenVerifier } from "../../adapters/tokens/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Authentication } from "../../http/authenticate.ts";
import type { Session } from "../../http/session.ts";
import type { Person, RememberPerson } from "./remember-person.ts";

export interface AuthenticationDeps {
  verifier: TokenVerifier;
  rememberPerson: RememberPerson;
  log: BaseLogger;
}

/** Resolves a bearer token to a person, whose row exists before the route runs. */
export function createAuthentication({ verifier, rememberPerson, log }: AuthenticationDeps): Authentication {
  /** Keyed by the verified claims, which are cached with their token: most requests have a known token. */
  const known = new WeakMap<Claims, { session: Session; person: Person }>();

  async function sessionOf(check: Promise<Claims>): Promise<Session> {
    const claims = await check.catch((error: unknown) => {
      if (error instanceof TokenError) reportRejection(error);
      throw toAppError(error);
    });
    const { session, person } = known.get(claims) ?? read(claims);
    await rememberPerson(person);
    return session;
  }

  /** The response does not name the failed check, so that a forger learns nothing; the log and the metrics do. */
  function reportRejection({ code, message, cause }: TokenError) {
    tokenRejected.publish({ reason: code });
    if (code === "provider_unreachable")
      log.warn({ err: cause ?? new Error(message) }, "the identity provider can't be reached");
    // An expired token is the ordinary end of a session.
    else
      log[code === "expired" ? "debug" : "warn"](
        { reason: code, detail: cutText(message, 200) },
        "a token was refused",
      );
  }

  function read(claims: Claims) {
    const { issuer, uniqueId, userName, userEmail, emailVerified: isEmailVerified, roles } = claims;
    const personId = personIdOf(issuer, uniqueId);
    const { expiresAt, job, base, sessionId } = claims;
    const session = {
      personId,
      uniqueId,
      userName,
      userEmail,
      isEmailVerified,
      roles,
      job,
      base,
      sessionId,
      expiresAt,
    };
    const person = {
      id: personId,
      issuer,
      subject: uniqueId,
      name: userName,
      email: userEmail,
      isEmailVerified,
      roles,
    };
    known.set(claims, { session, person });
    return { session, person };
  }

  return {
    withAccessToken: (token) => sessionOf(verifier.verifyAccessToken(token)),
    withIdentityToken: (token) => sessionOf(verifier.verifyIdentityToken(token)),
    knows: verifier.knows,
  };
}

function toAppError(error: unknown): unknown {
  if (!(error instanceof TokenError)) return error;
  switch (error.code) {
    case "expired":
      return new AppError("token_expired", "The token has expired.");
    case "provider_unreachable":
      return new AppError("identity_unavailable", "The identity provider can't be reached right now.", {
        retryAfterSeconds: 5,
      });
    case "missing":
    case "malformed":
    case "not_yet_valid":
    case "bad_signature":
    case "wrong_issuer":
    case "wrong_audience":
    case "wrong_algorithm":
    case "wrong_use":
      // The failed check is only in the code's name, so that the message gives no hint to a forger.
      return new AppError("unauthorized", "This token is not valid here.");
  }
}

/**
 * A person's id, derived from issuer and subject, so that no request needs a lookup. The e-mail is not used,
 * because it can be reassigned to another person.
 */
export function personIdOf(issuer: string, subject: string): string {
  const bytes = createHash("sha1").update(`metatron:person\n${issuer}\n${subject}`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
