import { RotateCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../api/api-error.ts";
import { Button } from "../ui/button.tsx";
import { ErrorState } from "../ui/error-state.tsx";

/** A list or page whose data did not come: why, by its code, and the way to try again. */
export function LoadFailure({ title, error, onRetry }: { title: string; error: Error; onRetry: () => void }) {
  const { t } = useTranslation();
  const { code, requestId } =
    error instanceof ApiError ? error : { code: "internal" as const, requestId: undefined };
  return (
    <ErrorState
      title={title}
      description={t(`errors.${code}`)}
      {...(requestId ? { detail: t("faults.reference", { id: requestId }) } : {})}
      action={<RetryButton onRetry={onRetry} />}
      className="flex-1"
    />
  );
}

function RetryButton({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Button onClick={onRetry}>
      <RotateCw />
      {t("faults.retry")}
    </Button>
  );
}
