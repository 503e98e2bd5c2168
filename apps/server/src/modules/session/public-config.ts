import type { PublicConfig } from "@metatron/contract/status/status";

/** The authority of the embedded provider depends on the origin that asks; everything else is fixed. */
export type FixedConfig = Omit<PublicConfig, "oidc"> & {
  oidc: Omit<PublicConfig["oidc"], "authority"> & { issuer: string | undefined };
};

/** What the browser must know before anyone has signed in, for the origin that it was loaded from. */
export function publicConfigFor(
  origin: string,
  { oidc: { issuer, ...oidc }, ...fixed }: FixedConfig,
): PublicConfig {
  return { ...fixed, oidc: { ...oidc, authority: issuer ?? `${origin}/oidc` } };
}
