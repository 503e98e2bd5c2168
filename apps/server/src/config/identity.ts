import type { TokenVerifierConfig } from "../adapters/tokens/index.ts";
import { StartError } from "../start-error.ts";
import type { Config } from "./config.ts";

const LOCAL_NAMES = ["localhost", "127.0.0.1", "chatlibre.localhost", "amelia.localhost"];

/** How tokens of the configured provider are verified. */
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
    clockToleranceSeconds: config.OIDC_CLOCK_TOLERANCE_S,
  };
}

/** Every origin of the web app: the public one, or this machine's names, one per brand. */
export function originsOf(config: Config, port: number): string[] {
  const publicUrl = config.PUBLIC_URL ? new URL(config.PUBLIC_URL) : undefined;
  const isLocal = publicUrl === undefined || publicUrl.hostname === "localhost";
  // In development another server serves the pages, on the port of the public URL.
  const shownPort = isLocal && publicUrl?.port ? publicUrl.port : port;
  const local = LOCAL_NAMES.map((host) => `http://${host}:${shownPort}`);
  return publicUrl && !isLocal ? [publicUrl.origin, ...local] : local;
}
