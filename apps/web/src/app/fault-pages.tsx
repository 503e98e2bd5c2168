import { Link } from "@tanstack/react-router";
import { RotateCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { usePageTitle } from "./shell/use-page-title.ts";

export function NotFoundPage() {
  const { t } = useTranslation();
  usePageTitle(t("faults.notFound.title"));
  return (
    <EmptyState
      title={t("faults.notFound.title")}
      description={t("faults.notFound.text")}
      action={
        <Button asChild variant="primary">
          <Link to="/chat">{t("faults.notFound.action")}</Link>
        </Button>
      }
      className={FILLING}
    />
  );
}

export function BrokenPage() {
  const { t } = useTranslation();
  return (
    <ErrorState
      title={t("faults.broken.title")}
      description={t("faults.broken.text")}
      action={<RetryButton label={t("faults.broken.action")} onClick={() => location.reload()} />}
      className={FILLING}
    />
  );
}

/** Before anything else could be loaded. */
export function UnreachablePage({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <ErrorState
      title={t("faults.unreachable.title")}
      description={t("faults.unreachable.text")}
      action={<RetryButton label={t("faults.unreachable.action")} onClick={onRetry} />}
      className={FILLING}
    />
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

// The window's height, or that of the shell's content when it stands there.
const FILLING = "h-dvh max-h-full";
