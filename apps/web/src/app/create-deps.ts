import { brandOfHost } from "@metatron/contract/brand-of-host";
import type { PublicConfig } from "@metatron/contract/status/status";
import { setTransport } from "../api/call.ts";
import { flushEvents, track } from "../api/track.ts";
import { createBrowserSession } from "../features/session/browser-session.ts";
import { followUsage } from "../features/usage-events/follow-usage.ts";
import { applyBrand } from "../lib/brand.ts";
import { currentLanguage } from "../lib/language.ts";
import { translate } from "../lib/use-translation.ts";
import { fillInQuotas } from "./texts/fill-in-quotas.ts";
import { createWindowAddress } from "./window-address.ts";

/**
 * Builds the dependencies that outlive every page: the session, the transport of calls and the window's
 * address. Dependencies of one person are built by `create-person-deps.ts` after the sign-in, so that the login page
 * does not load them.
 */
export function createDeps(config: PublicConfig) {
  const brand = brandOfHost(location.hostname, config.brands);
  applyBrand(brand);
  fillInQuotas(config);
  const address = createWindowAddress(window);
  const session = createBrowserSession({
    config,
    language: currentLanguage,
    navigate: address.push,
    t: translate,
    track: (name) => {
      track(name);
      return name === "logout_app" ? flushEvents() : undefined;
    },
  });
  setTransport({ base: config.apiBase, fetch: session.authorizedFetch });
  followUsage(session, config);
  return { brand, session, config, address, ...keepLoaded(loadRoutedPages) };

  /** The login page does without the router and the pages that it knows. */
  async function loadRoutedPages() {
    const { createAppRouter, RoutedPages } = await importRoutedPages();
    return { RoutedPages, router: createAppRouter({ session, config }) };
  }
}

export const importRoutedPages = () => import("./routed-pages.tsx");

export type Deps = ReturnType<typeof createDeps>;

/** All calls get the same pages, because each router would move the window; a failed call may be repeated. */
function keepLoaded<T>(load: () => Promise<T>) {
  let loading: Promise<T> | undefined;
  let loaded: T | null = null;
  async function loadRoutedPages(): Promise<T> {
    loading ??= load();
    try {
      loaded = await loading;
      return loaded;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }
  return { loadRoutedPages, routedPages: () => loaded };
}
