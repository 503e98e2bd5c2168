export type TokenErrorCode =
  | "missing"
  | "malformed"
  | "expired"
  | "not_yet_valid"
  | "bad_signature"
  | "wrong_issuer"
  | "wrong_audience"
  | "wrong_algorithm"
  | "wrong_use"
  | "provider_unreachable";

/** Why a token was rejected. `provider_unreachable` says nothing about the token: answer 503, never 401. */
export class TokenError extends Error {
  override name = "TokenError";
  readonly code: TokenErrorCode;

  constructor(code: TokenErrorCode, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.code = code;
  }
}
