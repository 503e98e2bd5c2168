import { StrictMode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { loadConfig } from "./api/load-config.ts";
import { App } from "./app/app.tsx";
import { createDeps, importRoutedPages } from "./app/create-deps.ts";
import { startTranslations } from "./app/i18n.ts";
import { UnreachablePage } from "./app/unreachable-page.tsx";
import { isSignedOutPath, LOGIN_FAILED_PATH } from "./features/session/signed-out-paths.ts";
import { followConnection } from "./lib/connection.ts";
import { watchInstallPrompt } from "./lib/install-prompt.ts";
import { followLanguage } from "./lib/language.ts";
import { followLightMode } from "./lib/light-mode.ts";
import { followReleases } from "./lib/new-release.ts";
import { withTexts } from "./lib/texts.ts";
import { followTheme } from "./lib/theme.ts";

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
  const deps = createDeps(config);
  const isOpen = isSignedOutPath(location.pathname, config.loginFailedRoute ?? LOGIN_FAILED_PATH);
  if (!isOpen) await forMoment(deps.loadRoutedPages());
  root.render(
    <StrictMode>
      <App deps={deps} />
    </StrictMode>,
  );
  await deps.session.start({ needsSomebody: !isOpen });
}

const MOMENT_MS = 150;

/** Code that the browser has is ready in a moment, so the page need not show first that it waits for it. */
function forMoment(loading: Promise<unknown>): Promise<unknown> {
  return Promise.race([
    loading.catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, MOMENT_MS)),
  ]);
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
// Beside everything else that comes before the first page; a failure is shown where the pages are needed.
const loadPages = withTexts(["signed-in"], importRoutedPages);
if (!isSignedOutPath(location.pathname, LOGIN_FAILED_PATH)) loadPages().catch(() => undefined);
startOrTryAgain(root);
// In development files change all the time; a copy would hide it.
if (import.meta.env.PROD) followReleases().catch(() => undefined);
