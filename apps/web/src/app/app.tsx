import type { Brand } from "@metatron/contract/enums";
import { RouterProvider } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { ReportHost } from "../features/problem-reports/report-host.tsx";
import type { Session } from "../features/session/session.ts";
import { SessionContext, useSession } from "../features/session/use-session.ts";
import { BrandContext } from "../shell/brand.ts";
import { Waiting } from "../shell/page-loading.tsx";
import { Toaster } from "../ui/toaster.tsx";
import { TooltipLayer } from "../ui/tooltip.tsx";
import type { AppRouter } from "./router.tsx";

export function App({ brand, session, router }: { brand: Brand; session: Session; router: AppRouter }) {
  const { t } = useTranslation();
  return (
    <BrandContext value={brand}>
      <SessionContext value={session}>
        <Pages router={router} />
        <ReportHost version={router.options.context.config.version} />
        <Toaster label={t("shell.notices")} closeLabel={t("shell.close")} />
        <TooltipLayer />
      </SessionContext>
    </BrandContext>
  );
}

/** No route is rendered before the session state is known. */
function Pages({ router }: { router: AppRouter }) {
  const { t } = useTranslation();
  const { state, progress } = useSession();
  const { status } = state;
  useEffect(() => {
    if (status !== "starting") void router.invalidate();
  }, [status, router]);
  if (status !== "starting") return <RouterProvider router={router} />;
  return (
    <div className="h-dvh">
      <Waiting text={progress === "none" ? t("faults.loading") : t(`session.progress.${progress}`)} />
    </div>
  );
}
