export { createTokenVerifier, type TokenVerifier } from "./create-token-verifier.ts";
export type { Claims } from "./read-claims.ts";
export { TokenError } from "./token-error.ts";
export type { TokenVerifierConfig } from "./verifier-config.ts";
