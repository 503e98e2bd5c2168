import { StrictMode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { loadConfig } from "./api/load-config.ts";
import { App } from "./app/app.tsx";
import { createDeps, type Deps, importRoutedPages } from "./app/create-deps.ts";
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
  const started = deps.session.start({ needsSomebody: !isOpen });
  if (!isOpen) await forMoment(started.then(() => loadPage(deps)));
  root.render(
    <StrictMode>
      <App deps={deps} />
    </StrictMode>,
  );
  await started;
}

/** The first render shows the asked-for page whole; otherwise the page would be rendered at each step of its loading. */
async function loadPage({ session, loadRoutedPages }: Deps) {
  const { router } = await loadRoutedPages();
  if (session.snapshot().session.status === "signedIn") await router.load();
}

const MOMENT_MS = 400;

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
const isConversation = location.pathname.startsWith("/chat/");
const loadPages = withTexts(
  isConversation ? ["signed-in", "conversation"] : ["signed-in"],
  importRoutedPages,
);
if (!isSignedOutPath(location.pathname, LOGIN_FAILED_PATH)) loadPages().catch(() => undefined);
startOrTryAgain(root);
// In development files change all the time; a copy would hide it.
if (import.meta.env.PROD) followReleases().catch(() => undefined);
