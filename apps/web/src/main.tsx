import { StrictMode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { loadConfig } from "./api/load-config.ts";
import { App } from "./app/app.tsx";
import { createDeps } from "./app/create-deps.ts";
import { UnreachablePage } from "./app/fault-pages.tsx";
import { startTranslations } from "./app/i18n.ts";
import { followConnection } from "./lib/connection.ts";
import { watchInstallPrompt } from "./lib/install-prompt.ts";
import { followLanguage } from "./lib/language.ts";
import { followLightMode } from "./lib/light-mode.ts";
import { followReleases } from "./lib/new-release.ts";
import { followTheme } from "./lib/theme.ts";

const OPEN_PATHS = new Set(["/", "/login", "/login-failed", "/no-access", "/ui"]);

function follow() {
  followTheme();
  followLanguage();
  followConnection();
  followLightMode();
  watchInstallPrompt(window);
  keepWindowOffline();
}

/** A page whose code does not come makes the router reload the window; offline that would take everything away. */
function keepWindowOffline() {
  addEventListener("vite:preloadError", ({ payload }) => {
    // The router knows such a failure by the beginning of its message.
    if (!navigator.onLine) payload.message = `Offline: ${payload.message}`;
  });
}

async function start(root: Root) {
  const config = await loadConfig();
  const { brand, session, router } = createDeps(config);
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
