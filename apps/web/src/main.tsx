import { brandOfHost } from "@metatron/contract/brand-of-host";
import i18next from "i18next";
import { StrictMode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { setTransport } from "./api/call.ts";
import { loadConfig } from "./api/load-config.ts";
import { flushEvents, track } from "./api/track.ts";
import { App } from "./app/app.tsx";
import { UnreachablePage } from "./app/fault-pages.tsx";
import { startTranslations } from "./app/i18n.ts";
import { keepWindowOffline } from "./app/keep-window-offline.ts";
import { fillInQuotas } from "./features/quotas/quota-words.ts";
import { createAppRouter } from "./app/router.tsx";
import { followUsage } from "./features/usage-events/follow-usage.ts";
import { createBrowserSession } from "./features/session/browser-session.ts";
import { applyBrand } from "./lib/brand.ts";
import { followConnection } from "./lib/connection.ts";
import { currentLanguage, followLanguage } from "./lib/language.ts";
import { followReleases } from "./lib/new-release.ts";
import { followTheme } from "./lib/theme.ts";

const OPEN_PATHS = new Set(["/", "/login", "/login-failed", "/no-access", "/ui"]);

function follow() {
  followTheme();
  followLanguage();
  followConnection();
  keepWindowOffline();
}

async function start(root: Root) {
  const config = await loadConfig();
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
  root.render(
    <StrictMode>
      <App brand={brand} session={session} router={router} />
    </StrictMode>,
  );
  const { pathname } = location;
  await session.start({ needsSomebody: !OPEN_PATHS.has(pathname) && pathname !== config.loginFailedRoute });
}

function startOrTryAgain(root: Root) {
  start(root).catch(() => {
    const retry = () => {
      removeEventListener("online", retry);
      startOrTryAgain(root);
    };
    addEventListener("online", retry);
    root.render(<UnreachablePage onRetry={retry} />);
  });
}

follow();
const element = document.getElementById("root");
if (!element) throw new Error("The page has no #root.");
const root = createRoot(element);
await startTranslations();
startOrTryAgain(root);
// In development files change all the time; a copy would hide it.
if (import.meta.env.PROD) followReleases().catch(() => undefined);
