import { createLocalJWKSet, createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from "jose";
import { z } from "zod";
import { backingOffFetch } from "./backing-off-fetch.ts";
import { TokenError } from "./token-error.ts";
import type { KeysConfig } from "./verifier-config.ts";

/** What the verifier needs of a provider: its issuers and its current signing keys. */
export interface ProviderKeys {
  issuers(): Promise<readonly string[]>;
  getKey: JWTVerifyGetKey;
  /** The issuer under which people of this provider are stored. */
  storedIssuer(issuer: string): string;
}

export const EMBEDDED_ISSUER = "urn:metatron:embedded";
const REFRESH_EVERY_MS = 10 * 60_000;
/**
 * How long cached keys are used during an outage of the provider; later a withdrawn key could still be
 * accepted.
 */
const KEEP_FOR_MS = 24 * 60 * 60_000;
const TIMEOUT_MS = 5_000;

const discoverySchema = z.object({ issuer: z.string(), jwks_uri: z.url({ protocol: /^https?$/ }) });

export function embeddedKeys(config: Extract<KeysConfig, { kind: "embedded" }>): ProviderKeys {
  return {
    issuers: async () => config.issuers(),
    getKey: createLocalJWKSet(config.publicKeys),
    storedIssuer: () => EMBEDDED_ISSUER,
  };
}

interface RemoteOptions {
  issuer: string;
  cooldownMs: number;
  now: () => number;
}

/**
 * Runs discovery on first use and refreshes it in the background every ten minutes. Startup never fails
 * because of the provider.
 */
export function remoteKeys({ issuer, cooldownMs, now }: RemoteOptions): ProviderKeys {
  const read = backingOffFetch(now);
  let known: { issuer: string; keysAt: string; keys: ReturnType<typeof createRemoteJWKSet> } | undefined;
  let readAt = 0;
  let reading: Promise<void> | undefined;

  async function readProvider() {
    const found = await discover(issuer, read);
    const isSame = known?.keysAt === found.jwks_uri;
    const options = {
      [customFetch]: read,
      cooldownDuration: cooldownMs,
      cacheMaxAge: Number.POSITIVE_INFINITY,
      timeoutDuration: TIMEOUT_MS,
    };
    const keys = isSame && known ? known.keys : createRemoteJWKSet(new URL(found.jwks_uri), options);
    await keys.reload();
    known = { issuer: found.issuer, keysAt: found.jwks_uri, keys };
    readAt = now();
  }

  function readOnce(): Promise<void> {
    reading ??= readProvider().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  async function provider() {
    const age = now() - readAt;
    if (!known || age > KEEP_FOR_MS) await readOnce();
    // The cached keys stay in use; the next call retries.
    else if (age > REFRESH_EVERY_MS) readOnce().catch(() => {});
    if (!known) throw new TokenError("provider_unreachable", `${issuer} was not read.`);
    return known;
  }

  return {
    issuers: async () => [(await provider()).issuer],
    getKey: async (header, token) => (await provider()).keys(header, token),
    storedIssuer: (name) => name,
  };
}

async function discover(issuer: string, read: typeof fetch) {
  const base = issuer.replace(/\/$/, "");
  const response = await read(`${base}/.well-known/openid-configuration`, {
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const body: unknown = await response.json().catch(() => undefined);
  const found = discoverySchema.safeParse(body);
  if (!found.success) {
    throw new TokenError("provider_unreachable", `${issuer} did not answer with a discovery document.`);
  }
  if (found.data.issuer.replace(/\/$/, "") !== base) {
    throw new TokenError(
      "provider_unreachable",
      `OIDC_ISSUER is ${issuer} but the provider there calls itself ${found.data.issuer}.`,
    );
  }
  return found.data;
}
