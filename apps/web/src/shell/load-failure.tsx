import { RotateCw } from "lucide-react";
import { ApiError } from "../api/api-error.ts";
import { useTranslation } from "../lib/use-translation.ts";
import { Button } from "../ui/button.tsx";
import { ErrorState } from "../ui/error-state.tsx";

/** Replaces a list or page whose data could not be loaded: the reason by its code, and a retry button. */
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
