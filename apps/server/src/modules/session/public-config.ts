import type { PublicConfig } from "@metatron/contract/status/status";

/** The authority of the embedded provider depends on the request's origin; everything else is fixed. */
export type FixedConfig = Omit<PublicConfig, "oidc"> & {
  oidc: Omit<PublicConfig["oidc"], "authority"> & { issuer: string | undefined };
};

/** The configuration that the browser needs before sign-in, for the origin that it was loaded from. */
export function publicConfigFor(
  origin: string,
  { oidc: { issuer, ...oidc }, ...fixed }: FixedConfig,
): PublicConfig {
  return { ...fixed, oidc: { ...oidc, authority: issuer ?? `${origin}/oidc` } };
}
