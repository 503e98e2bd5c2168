import type { TokenVerifierConfig } from "./adapters/tokens/index.ts";
import type { Config } from "./config.ts";
import { StartError } from "./start-error.ts";

/** How tokens of the configured provider are checked. */
export function tokenConfigOf(config: Config): TokenVerifierConfig {
  const { OIDC_ISSUER, OIDC_AUDIENCE, OIDC_CLIENT_ID } = config;
  if (!OIDC_ISSUER || !OIDC_AUDIENCE || !OIDC_CLIENT_ID) {
    throw new StartError("OIDC_ISSUER, OIDC_AUDIENCE and OIDC_CLIENT_ID are needed together.");
  }
  return {
    keys: { kind: "provider", issuer: OIDC_ISSUER },
    audience: OIDC_AUDIENCE,
    clientId: OIDC_CLIENT_ID,
    accessTokenType: config.OIDC_ACCESS_TOKEN_TYPE,
    apiToken: config.OIDC_API_TOKEN,
    claims: {
      id: config.OIDC_ID_CLAIM,
      email: config.OIDC_EMAIL_CLAIM,
      roles: config.OIDC_ROLES_CLAIM,
      job: config.OIDC_JOB_CLAIM,
      base: config.OIDC_BASE_CLAIM,
    },
    roleMap: config.OIDC_ROLE_MAP ?? {},
    emailVouchedBy: config.OIDC_EMAIL_VOUCHED_BY,
  };
}
