import { errors } from "jose";
import { TokenError, type TokenErrorCode } from "./token-error.ts";

/** Converts an error of token verification to a `TokenError`; other errors are returned unchanged. */
export function toTokenError(error: unknown): unknown {
  if (error instanceof TokenError) return error;
  const code = codeOf(error);
  return code ? new TokenError(code, SENTENCES[code], { cause: error }) : error;
}

function codeOf(error: unknown): TokenErrorCode | undefined {
  if (error instanceof errors.JWTExpired) return "expired";
  if (error instanceof errors.JWTClaimValidationFailed) return claimCode(error.claim, error.reason);
  if (error instanceof errors.JOSEAlgNotAllowed) return "wrong_algorithm";
  if (error instanceof errors.JWSSignatureVerificationFailed) return "bad_signature";
  if (error instanceof errors.JWKSNoMatchingKey) return "bad_signature";
  if (error instanceof errors.JWKSMultipleMatchingKeys) return "bad_signature";
  if (error instanceof errors.JWKSInvalid || error instanceof errors.JWKSTimeout)
    return "provider_unreachable";
  if (error instanceof errors.JWSInvalid || error instanceof errors.JWTInvalid) return "malformed";
  if (error instanceof errors.JOSENotSupported) return "malformed";
  // jose throws its base class if the key URL does not return a key set.
  return error instanceof errors.JOSEError ? "provider_unreachable" : undefined;
}

function claimCode(claim: string, reason: string): TokenErrorCode {
  if (reason === "missing" && claim !== "iss" && claim !== "aud") return "malformed";
  if (claim === "iss") return "wrong_issuer";
  if (claim === "aud") return "wrong_audience";
  return claim === "nbf" ? "not_yet_valid" : "malformed";
}

const SENTENCES: Record<TokenErrorCode, string> = {
  missing: "There is no token.",
  malformed: "This is not a token of the expected form.",
  expired: "The token has expired.",
  not_yet_valid: "The token is not valid yet.",
  bad_signature: "The signature is not by a key of the provider.",
  wrong_issuer: "The token comes from another provider.",
  wrong_audience: "The token is meant for something else.",
  wrong_algorithm: "Tokens signed this way are refused.",
  wrong_use: "This kind of token is not accepted here.",
  provider_unreachable: "The identity provider did not answer.",
};
