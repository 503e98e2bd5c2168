import { type InteractionType, interactionTypes } from "@metatron/contract/session/constants";
import type { PublicConfig } from "@metatron/contract/status/status";
import { SessionError } from "./session-error.ts";

/** The claims that hold what a session needs; each may be a path such as `realm_access.roles`. */
export interface ClaimNames {
  id: string;
  email: string;
  roles: string;
  /** Maps the provider's role names to the product's. */
  roleMap: Readonly<Record<string, string>>;
}

/** A path of this site or an absolute URL; requests below it carry a token, unless it has no scopes. */
export type ProtectedResource = PublicConfig["protectedResources"][number];

/** The part of the server's public configuration that a session needs. */
export interface SessionConfig
  extends Pick<
    PublicConfig,
    "apiBase" | "loginFailedRoute" | "attemptsRefreshToken" | "idleMinutes" | "protectedResources"
  > {
  authority: string;
  clientId: string;
  scopes: readonly string[];
  resource: string | null;
  interactionType: string;
  popupAbortOnClose: boolean;
  /** Which token authenticates calls to the API. */
  apiToken: PublicConfig["oidc"]["apiToken"];
  claims: ClaimNames;
}

export type PublishedConfig = Omit<PublicConfig, "oidc"> & {
  oidc: Omit<PublicConfig["oidc"], "interactionType"> & {
    interactionType: string;
    claims?: Partial<ClaimNames>;
  };
};

const USUAL_CLAIMS: ClaimNames = { id: "sub", email: "email", roles: "roles", roleMap: {} };

export function sessionConfigOf({ oidc, ...config }: PublishedConfig): SessionConfig {
  const { apiBase, loginFailedRoute, attemptsRefreshToken, idleMinutes } = config;
  const { authority, clientId, scopes, resource, interactionType, popupAbortOnClose, apiToken, claims } =
    oidc;
  return {
    apiBase,
    loginFailedRoute,
    attemptsRefreshToken,
    idleMinutes,
    authority,
    clientId,
    scopes,
    resource,
    interactionType,
    popupAbortOnClose,
    apiToken,
    protectedResources:
      config.protectedResources.length > 0 ? config.protectedResources : [{ url: apiBase, scopes }],
    claims: { ...USUAL_CLAIMS, ...claims },
  };
}

export function checkInteractionType(value: string): InteractionType {
  const known = interactionTypes.find((type) => type === value);
  if (known) return known;
  throw new SessionError(
    "invalid_interaction_type",
    `The interaction type must be popup or redirect, not "${value}".`,
  );
}
