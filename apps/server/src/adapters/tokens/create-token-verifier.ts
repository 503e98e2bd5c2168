import { decodeJwt, decodeProtectedHeader, type JWTPayload, jwtVerify } from "jose";
import { cacheRead } from "../metrics/index.ts";
import { embeddedKeys, remoteKeys } from "./provider-keys.ts";
import { type Claims, type ClaimsReading, readClaims } from "./read-claims.ts";
import { toTokenError } from "./to-token-error.ts";
import { TokenError } from "./token-error.ts";
import { assertAccessUse, assertIdentityUse, type TokenUse } from "./token-use.ts";
import { createVerifiedTokens } from "./verified-tokens.ts";
import { ALLOWED_ALGORITHMS, DEFAULT_CLAIM_NAMES, type TokenVerifierConfig } from "./verifier-config.ts";

export interface TokenVerifier {
  verifyAccessToken(token: string | undefined): Promise<Claims>;
  verifyIdentityToken(token: string | undefined): Promise<Claims>;
  /** Whether this token was verified recently, so that verifying it again is cheap. */
  knows(token: string, use: TokenUse): boolean;
}

const DEFAULT_TOLERANCE_SECONDS = 5;
const DEFAULT_KEY_COOLDOWN_MS = 30_000;
/** Far above any real token with its groups; a longer string is not worth hashing. */
const LONGEST_TOKEN = 32_768;

export function createTokenVerifier(config: TokenVerifierConfig): TokenVerifier {
  const now = config.now ?? Date.now;
  const tolerance = config.clockToleranceSeconds ?? DEFAULT_TOLERANCE_SECONDS;
  const cooldownMs = config.keyCooldownMs ?? DEFAULT_KEY_COOLDOWN_MS;
  const provider =
    config.keys.kind === "embedded"
      ? embeddedKeys(config.keys)
      : remoteKeys({ issuer: config.keys.issuer, cooldownMs, now });
  const verified = createVerifiedTokens(now);
  const reading: ClaimsReading = {
    names: { ...DEFAULT_CLAIM_NAMES, ...config.claims },
    roleMap: config.roleMap ?? {},
    emailVouchedBy: config.emailVouchedBy ?? "claim",
  };

  async function verify(use: TokenUse, token: string): Promise<Claims> {
    const header = rejectMalformed(token);
    const issuers = await provider.issuers();
    rejectForeign(token, issuers);
    const { payload } = await jwtVerify(token, provider.getKey, {
      issuer: [...issuers],
      audience: use === "access" ? config.audience : config.clientId,
      algorithms: [...ALLOWED_ALGORITHMS],
      requiredClaims: ["exp", "iat", "sub"],
      clockTolerance: tolerance,
      currentDate: new Date(now()),
    });
    rejectFutureIssue(payload, now() / 1000 + tolerance);
    if (use === "access") assertAccessUse({ header, payload }, config.accessTokenType);
    else assertIdentity({ header, payload }, config.clientId);
    return readClaims(payload, provider.storedIssuer(payload.iss ?? ""), reading);
  }

  async function check(use: TokenUse, token: string | undefined): Promise<Claims> {
    if (!token) throw new TokenError("missing", "There is no token.");
    const kept = verified.get(use, token);
    cacheRead.publish({ cache: "tokens", isHit: kept !== undefined });
    if (kept) return kept;
    try {
      const claims = await verify(use, token);
      verified.keep(use, token, claims);
      return claims;
    } catch (error) {
      throw toTokenError(error);
    }
  }

  return {
    verifyAccessToken: (token) => check(config.apiToken ?? "access", token),
    verifyIdentityToken: (token) => check("identity", token),
    knows: (token, use) =>
      verified.get(use === "access" ? (config.apiToken ?? "access") : use, token) !== undefined,
  };
}

/** Checked before any key is looked up, so that malformed tokens never cause requests to the provider. */
function rejectMalformed(token: string) {
  if (token.length > LONGEST_TOKEN) throw new TokenError("malformed", "The token is too long.");
  const header = readHeader(token);
  if (!ALLOWED_ALGORITHMS.includes(header.alg ?? "none")) {
    throw new TokenError("wrong_algorithm", `Tokens signed with ${header.alg} are refused.`);
  }
  return { ...header, alg: header.alg ?? "none" };
}

function readHeader(token: string) {
  try {
    return decodeProtectedHeader(token);
  } catch (cause) {
    throw new TokenError("malformed", "This is not a token.", { cause });
  }
}

/**
 * The key id of another issuer's token is unknown here and would cause the provider's keys to be fetched
 * again.
 */
function rejectForeign(token: string, issuers: readonly string[]): void {
  const { iss } = decodeJwt(token);
  if (iss === undefined || !issuers.includes(iss)) {
    throw new TokenError("wrong_issuer", "The token comes from another provider.");
  }
}

function rejectFutureIssue({ iat }: JWTPayload, latest: number): void {
  if (iat !== undefined && iat > latest)
    throw new TokenError("not_yet_valid", "The token is from the future.");
}

function assertIdentity(read: Parameters<typeof assertIdentityUse>[0], clientId: string): void {
  assertIdentityUse(read);
  const { aud, azp } = read.payload;
  const isForSeveral = Array.isArray(aud) && aud.length > 1;
  if ((isForSeveral || azp !== undefined) && azp !== clientId) {
    throw new TokenError("wrong_audience", "The identity token was issued to another client.");
  }
}
