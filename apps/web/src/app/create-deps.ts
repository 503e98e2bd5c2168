import { brandOfHost } from "@metatron/contract/brand-of-host";
import type { PublicConfig } from "@metatron/contract/status/status";
import i18next from "i18next";
import { setTransport } from "../api/call.ts";
import { flushEvents, track } from "../api/track.ts";
import { createBrowserSession } from "../features/session/browser-session.ts";
import { followUsage } from "../features/usage-events/follow-usage.ts";
import { applyBrand } from "../lib/brand.ts";
import { currentLanguage } from "../lib/language.ts";
import { createAppRouter } from "./router.tsx";
import { fillInQuotas } from "./texts/fill-in-quotas.ts";

/**
 * Builds the dependencies that outlive every page: the session, the transport of calls and the router.
 * Dependencies of one person are built by `create-person-deps.ts` after the sign-in, so that the login page
 * does not load them.
 */
export function createDeps(config: PublicConfig) {
  const brand = brandOfHost(location.hostname, config.brands);
  applyBrand(brand);
  fillInQuotas(config);
  const session = createBrowserSession({
    config,
    language: currentLanguage,
    navigate: (path) => router.history.push(path),
    t: (key, values = {}) => i18next.t(key, { replace: values }),
    track: (name) => {
      track(name);
      return name === "logout_app" ? flushEvents() : undefined;
    },
  });
  const router = createAppRouter({ session, config });
  setTransport({ base: config.apiBase, fetch: session.authorizedFetch });
  followUsage(session, config);
  return { brand, session, router };
}
