import type { PublicConfig } from "@metatron/contract/status/status";
import { personKeyOf } from "../../local-db/database-names.ts";
import { sessionConfigOf } from "./session-config.ts";
import { isLoggedIn, readSessionUser } from "./session-user.ts";
import { createTokenCache, type KeyValueStorage } from "./token-cache.ts";

interface EarlyToken {
  token: string;
  personKey: string;
}

/** The token that the session would send to the API, where it is cached and still valid. */
export function readEarlyToken(
  published: PublicConfig,
  { storage, now }: { storage: KeyValueStorage; now: () => number },
): EarlyToken | null {
  const config = sessionConfigOf(published);
  // With several resources the longest matching one decides, which the session alone computes.
  const [resource, ...others] = config.protectedResources;
  if (resource?.url !== config.apiBase || others.length > 0) return null;
  const cache = createTokenCache({ ...config, storage, now });
  const account = cache.account();
  const read = account ? readSessionUser(account.idToken, account.claims, config.claims) : null;
  if (!account || !read || !("user" in read) || !isLoggedIn(read.user, now())) return null;
  const token = config.apiToken === "identity" ? account.idToken : cache.accessToken(resource.scopes);
  return token ? { token, personKey: personKeyOf(read.user) } : null;
}
