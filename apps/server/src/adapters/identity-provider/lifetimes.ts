import type { Configuration } from "oidc-provider";

/** In seconds. */
export interface TokenLifetimes {
  access: number;
  id: number;
  refresh: number;
  session: number;
}

const HOUR = 3600;
const DAY = 24 * HOUR;

/**
 * A refresh token ends with its session. The session outlives it, so that silent renewal in a hidden frame
 * still works after a weekend.
 */
const DEFAULT_LIFETIMES: TokenLifetimes = { access: HOUR, id: HOUR, refresh: DAY, session: 14 * DAY };

export function completeLifetimes(
  given: { [Name in keyof TokenLifetimes]?: number | undefined },
): TokenLifetimes {
  const pick = (name: keyof TokenLifetimes) =>
    Math.max(1, Math.round(given[name] ?? DEFAULT_LIFETIMES[name]));
  return { access: pick("access"), id: pick("id"), refresh: pick("refresh"), session: pick("session") };
}

export function lifetimesToTtl({
  access,
  id,
  refresh,
  session,
}: TokenLifetimes): NonNullable<Configuration["ttl"]> {
  return {
    AccessToken: access,
    AuthorizationCode: 60,
    IdToken: id,
    RefreshToken: refresh,
    Interaction: HOUR,
    Session: session,
    Grant: session,
  };
}
