import { RotateCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { openReport } from "../features/problem-reports/open-report.ts";
import { useSession } from "../features/session/use-session.ts";
import { NotFound } from "../shell/not-found.tsx";
import { usePageTitle } from "../shell/use-page-title.ts";
import { Button } from "../ui/button.tsx";
import { ErrorState } from "../ui/error-state.tsx";

/** Not found, for people who may not be signed in. */
export function NotFoundWindow() {
  const { t } = useTranslation();
  usePageTitle(t("faults.notFound.page"));
  return (
    <main className="flex h-dvh flex-col">
      <h1 className="sr-only">{t("faults.notFound.page")}</h1>
      <NotFound />
    </main>
  );
}

export function BrokenPage({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const { user } = useSession();
  return (
    <ErrorState
      title={t("faults.broken.title")}
      description={t("faults.broken.text")}
      action={
        <>
          <RetryButton label={t("faults.broken.action")} onClick={() => location.reload()} />
          {user && <Button onClick={() => openReport({ from: "fault", error })}>{t("faults.report")}</Button>}
        </>
      }
      // The height of the window, or of the shell's content area inside the shell.
      className="h-dvh max-h-full"
    />
  );
}

/** Shown when loading the app itself failed. */
export function UnreachablePage({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <main>
      <h1 className="sr-only">Metatron</h1>
      <ErrorState
        title={t("faults.unreachable.title")}
        description={t("faults.unreachable.text")}
        action={<RetryButton label={t("faults.unreachable.action")} onClick={onRetry} />}
        className="h-dvh"
      />
    </main>
  );
}

function RetryButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button variant="primary" onClick={onClick}>
      <RotateCw />
      {label}
    </Button>
  );
}
