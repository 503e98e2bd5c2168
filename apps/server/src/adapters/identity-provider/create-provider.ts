import type { Brand } from "@metatron/contract/enums";
import { type Configuration, errors, type KoaContextWithOIDC, Provider } from "oidc-provider";
import { MOUNT } from "./assets.ts";
import { accountById } from "./demo-accounts.ts";
import type { IdentityKeys } from "./identity-keys.ts";
import { lifetimesToTtl, type TokenLifetimes } from "./lifetimes.ts";
import { pageHeaders } from "./page-headers.ts";
import { type ProviderPages, providerPages, replaceInlineScriptPages } from "./provider-pages.ts";
import type { SessionStore } from "./session-store.ts";
import { storeAdapter } from "./store-adapter.ts";

export const CLIENT_ID = "metatron-web";
export const AUDIENCE = "api://metatron";
export const API_SCOPE = "metatron.use";
const SCOPES = `openid profile email ${API_SCOPE}`;

export interface ProviderParts {
  keys: IdentityKeys;
  store: SessionStore;
  lifetimes: TokenLifetimes;
  brandOf: (host: string) => Brand;
  onFault: (error: unknown) => void;
}

/** A provider for one origin of the web app. Keys, sessions and accounts are shared by all origins. */
export function createProvider(origin: string, parts: ProviderParts): Provider {
  const look = { brand: parts.brandOf(new URL(origin).hostname) };
  const provider = new Provider(`${origin}${MOUNT}`, configuration(origin, parts, providerPages(look)));
  // `enterOrigin` overwrites the forwarding headers with the configured origin, whatever a proxy sent.
  provider.proxy = true;
  provider.use(async (ctx: KoaContextWithOIDC, next) => {
    ctx.set(pageHeaders({ framedBy: "self", hasScript: true }));
    await next();
    replaceInlineScriptPages(ctx, look);
  });
  provider.on("server_error", (_ctx, error) => parts.onFault(error));
  provider.onerror = parts.onFault;
  return provider;
}

function configuration(
  origin: string,
  { keys, store, lifetimes }: ProviderParts,
  pages: ProviderPages,
): Configuration {
  return {
    renderError: pages.renderError,
    adapter: storeAdapter(store),
    jwks: { keys: keys.signing },
    clients: [
      {
        client_id: CLIENT_ID,
        client_name: "Metatron",
        application_type: "web",
        token_endpoint_auth_method: "none",
        grant_types: ["authorization_code", "refresh_token"],
        response_types: ["code"],
        redirect_uris: [`${origin}/black.html`],
        post_logout_redirect_uris: [`${origin}/`],
      },
    ],
    clientDefaults: { id_token_signed_response_alg: "ES256" },
    responseTypes: ["code"],
    scopes: ["openid", "profile", "email"],
    claims: {
      openid: ["sub", "roles"],
      profile: ["name", "preferred_username", "title", "locale"],
      email: ["email", "email_verified"],
    },
    pkce: { required: () => true },
    clientBasedCORS: (_ctx, asking) => asking === origin,
    issueRefreshToken: async () => true,
    rotateRefreshToken: true,
    cookies: { ...cookieNames(origin), keys: keys.cookies },
    ttl: lifetimesToTtl(lifetimes),
    findAccount: (_ctx, id) => account(id),
    extraTokenClaims: async (_ctx, token) =>
      "accountId" in token ? { ...claimsOf(token.accountId), sid: token.sessionUid } : undefined,
    loadExistingGrant,
    interactions: { url: (_ctx, interaction) => `${MOUNT}/interaction/${interaction.uid}` },
    features: {
      rpInitiatedLogout: { enabled: true, ...pages.logout },
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: async (_ctx, client, token) => token.clientId === client.clientId,
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: async () => AUDIENCE,
        useGrantedResource: async () => true,
        getResourceServerInfo: async (_ctx, resource) => {
          if (resource !== AUDIENCE) throw new errors.InvalidTarget();
          return {
            audience: AUDIENCE,
            scope: SCOPES,
            accessTokenTTL: lifetimes.access,
            accessTokenFormat: "jwt",
            jwt: { sign: { alg: "ES256" } },
          };
        },
      },
    },
  };
}

/**
 * Browsers share cookies between the ports of one host: without the port in their names, a second server
 * would overwrite the sessions of the first.
 */
function cookieNames(origin: string): NonNullable<Configuration["cookies"]> {
  const { port, protocol } = new URL(origin);
  const suffix = port || protocol.slice(0, -1);
  return {
    names: {
      session: `metatron_session_${suffix}`,
      interaction: `metatron_interaction_${suffix}`,
      resume: `metatron_resume_${suffix}`,
    },
    long: { httpOnly: true, sameSite: "lax" },
    short: { httpOnly: true, sameSite: "lax" },
  };
}

function claimsOf(id: string) {
  const person = accountById(id);
  if (!person) return undefined;
  const { account: preferred_username, name, email, title, roles } = person;
  return { name, preferred_username, title, locale: "es", email, email_verified: true, roles: [...roles] };
}

async function account(id: string) {
  const claims = claimsOf(id);
  return claims && { accountId: id, claims: async () => ({ sub: id, ...claims }) };
}

/** Grants consent automatically: the application belongs to the company of the staff who sign in. */
async function loadExistingGrant(ctx: KoaContextWithOIDC) {
  const { client, session, provider, account: person } = ctx.oidc;
  if (!client || !session || !person) return undefined;
  const grantId = session.grantIdFor(client.clientId);
  const known = grantId ? await provider.Grant.find(grantId) : undefined;
  const grant = known ?? new provider.Grant({ clientId: client.clientId, accountId: person.accountId });
  grant.addOIDCScope("openid profile email");
  grant.addResourceScope(AUDIENCE, SCOPES);
  await grant.save();
  return grant;
}
