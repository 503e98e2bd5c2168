import { useEffect, useState, useSyncExternalStore } from "react";
import { ReportHost } from "../features/problem-reports/report-host.tsx";
import { isSignedOutPath, LOGIN_FAILED_PATH } from "../features/session/signed-out-paths.ts";
import { SessionContext, useSession } from "../features/session/use-session.ts";
import { useTranslation } from "../lib/use-translation.ts";
import { AddressContext } from "../shell/address.ts";
import { BrandContext } from "../shell/brand.ts";
import { Waiting } from "../shell/page-loading.tsx";
import { PublicConfigContext, usePublicConfig } from "../shell/public-config.ts";
import { Toaster } from "../ui/toaster.tsx";
import { TooltipLayer } from "../ui/tooltip.tsx";
import { FaultBoundary } from "./broken-page.tsx";
import type { Deps } from "./create-deps.ts";
import { UnreachablePage } from "./unreachable-page.tsx";

export function App({ deps }: { deps: Deps }) {
  const { t } = useTranslation();
  const { brand, session, config, address } = deps;
  return (
    <PublicConfigContext value={config}>
      <BrandContext value={brand}>
        <AddressContext value={address}>
          <SessionContext value={session}>
            <FaultBoundary>
              <Pages deps={deps} />
            </FaultBoundary>
            <ReportHost version={config.version} />
            <Toaster label={t("shell.notices")} closeLabel={t("shell.close")} />
            <TooltipLayer />
          </SessionContext>
        </AddressContext>
      </BrandContext>
    </PublicConfigContext>
  );
}

/** Renders no page until the session state is known. The code of the page loads at the same time. */
function Pages({ deps: { address, loadRoutedPages, routedPages } }: { deps: Deps }) {
  const { t } = useTranslation();
  const { state, progress } = useSession();
  const path = useSyncExternalStore(address.subscribe, address.path);
  const isOpen = isSignedOutPath(path, usePublicConfig().loginFailedRoute ?? LOGIN_FAILED_PATH);
  const isSignedIn = state.status === "signedIn";
  // The router stays once it is used: two of them would both move the window.
  const [isRouted, setIsRouted] = useState(false);
  if ((isSignedIn || !isOpen) && !isRouted) setIsRouted(true);
  const routed = useCode(loadRoutedPages, isRouted || progress !== "none", routedPages);
  const signedOut = useCode(loadSignedOutPages, !isRouted);
  if (isRouted ? routed.hasFailed : signedOut.hasFailed)
    return <UnreachablePage onRetry={() => window.location.reload()} />;
  if (state.status !== "starting") {
    if (!isRouted && signedOut.code) return <signedOut.code.SignedOutPages path={path} />;
    if (isRouted && routed.code)
      return <routed.code.RoutedPages router={routed.code.router} address={address} />;
  }
  return (
    <div className="h-dvh">
      <Waiting text={progress === "none" ? t("faults.loading") : t(`session.progress.${progress}`)} />
    </div>
  );
}

const loadSignedOutPages = () => import("../features/session/signed-out-pages.tsx");

interface Code<T> {
  code: T | null;
  hasFailed: boolean;
}

/**
 * Code that is loaded when it is wanted, unless it is there already. Not by `lazy`, which would hold the page back for
 * 300 ms after it has shown that it waits.
 */
function useCode<T>(load: () => Promise<T>, isWanted: boolean, loaded: () => T | null = () => null): Code<T> {
  const [state, setState] = useState((): Code<T> => ({ code: loaded(), hasFailed: false }));
  const isMissing = isWanted && state.code === null;
  useEffect(() => {
    if (!isMissing) return;
    load().then(
      (code) => setState({ code, hasFailed: false }),
      () => setState({ code: null, hasFailed: true }),
    );
  }, [load, isMissing]);
  return state;
}
