import type { JWTHeaderParameters, JWTPayload } from "jose";
import { TokenError } from "./token-error.ts";

export type TokenUse = "access" | "identity";

interface Read {
  header: JWTHeaderParameters;
  payload: JWTPayload;
}

/**
 * Throws unless the token is an access token: an identity token proves a sign-in, not the right to call the
 * API.
 */
export function assertAccessUse({ header, payload }: Read, wantedType: "at+jwt" | "jwt" | "any"): void {
  const type = headerType(header);
  const hasWantedType = wantedType === "any" ? type === "at+jwt" || type === "jwt" : type === wantedType;
  if (!hasWantedType) throw wrongUse("access");
  if (type === "at+jwt" || payload.typ === "Bearer") return;
  // An app registration shared by the web app and the API gives both tokens the same audience: only these
  // claims distinguish them.
  const isMadeForSignIn = ["nonce", "at_hash", "c_hash"].some((name) => name in payload);
  const isMadeForCalls = "scp" in payload || "scope" in payload;
  if (payload.typ !== undefined || isMadeForSignIn || !isMadeForCalls) throw wrongUse("access");
}

export function assertIdentityUse({ header, payload }: Read): void {
  const isMadeForCalls = "scp" in payload || "scope" in payload;
  const saysOther = payload.typ !== undefined && payload.typ !== "ID";
  if (headerType(header) !== "jwt" || isMadeForCalls || saysOther) throw wrongUse("identity");
}

/** `application/at+jwt` and `AT+JWT` are the same type; a missing one means `jwt`. */
function headerType({ typ }: JWTHeaderParameters): string {
  return (typ ?? "jwt").toLowerCase().replace(/^application\//, "");
}

function wrongUse(wanted: TokenUse): TokenError {
  return new TokenError("wrong_use", `This is not an ${wanted} token.`);
}
