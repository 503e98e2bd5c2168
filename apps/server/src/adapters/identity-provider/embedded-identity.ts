import { join } from "node:path";
import type { Brand } from "@metatron/contract/enums";
import type { Provider } from "oidc-provider";
import type { TokenVerifierConfig } from "../tokens/index.ts";
import { MOUNT } from "./assets.ts";
import { API_SCOPE, AUDIENCE, CLIENT_ID, createProvider } from "./create-provider.ts";
import { loadIdentityKeys, publicKeysOf } from "./identity-keys.ts";
import { completeLifetimes, type TokenLifetimes } from "./lifetimes.ts";
import { SessionStore } from "./session-store.ts";
import { endSession, type SignedInSession, sessionsOf } from "./signed-in-sessions.ts";

export interface EmbeddedIdentityOptions {
  /**
   * Origins of the web app, one per brand. Evaluated for each request, because the port may be known only
   * after listening.
   */
  origins: () => readonly string[];
  brandOf: (host: string) => Brand;
  dataDir: string;
  lifetimes?: { [Name in keyof TokenLifetimes]?: number | undefined };
  /** Called for errors of the provider itself, not for rejected requests. */
  onFault?: (error: unknown) => void;
}

export interface EmbeddedIdentity {
  clientId: string;
  scopes: string;
  authorityOf(origin: string): string;
  /** How the provider's tokens are verified: all origins count as one issuer. */
  tokens: TokenVerifierConfig;
  /** The provider of the origin with this host (`localhost:3000`), if the web app is served there. */
  servedAt(host: string): ServedOrigin | undefined;
  /** The active sessions of this account. */
  sessionsOf(accountId: string): SignedInSession[];
  /** Ends the session and its refresh tokens. Access tokens already issued stay valid until they expire. */
  endSession(session: SignedInSession): void;
  close(): void;
}

export interface ServedOrigin {
  origin: URL;
  brand: Brand;
  provider: Provider;
}

/** Opens keys and sessions below `dataDir`; mount the result with `embeddedIdentityProvider`. */
export async function openEmbeddedIdentity(options: EmbeddedIdentityOptions): Promise<EmbeddedIdentity> {
  const folder = join(options.dataDir, "identity");
  const keys = await loadIdentityKeys(join(folder, "keys.json"));
  const store = new SessionStore(join(folder, "sessions.sqlite"));
  const lifetimes = completeLifetimes(options.lifetimes ?? {});
  const parts = { keys, store, lifetimes, brandOf: options.brandOf, onFault: options.onFault ?? (() => {}) };
  const providers = new Map<string, Provider>();
  const authorityOf = (origin: string) => `${origin}${MOUNT}`;

  return {
    clientId: CLIENT_ID,
    scopes: `openid profile email ${API_SCOPE}`,
    authorityOf,
    tokens: {
      keys: {
        kind: "embedded",
        issuers: () => options.origins().map(authorityOf),
        publicKeys: publicKeysOf(keys),
      },
      audience: AUDIENCE,
      clientId: CLIENT_ID,
      accessTokenType: "at+jwt",
    },
    servedAt(host) {
      const origin = options.origins().find((each) => new URL(each).host === host.toLowerCase());
      if (origin === undefined) return undefined;
      const provider = providers.get(origin) ?? createProvider(origin, parts);
      providers.set(origin, provider);
      const url = new URL(origin);
      return { origin: url, brand: options.brandOf(url.hostname), provider };
    },
    sessionsOf: (accountId) => sessionsOf(store, accountId),
    endSession: (session) => endSession(store, session),
    close: () => store.close(),
  };
}
