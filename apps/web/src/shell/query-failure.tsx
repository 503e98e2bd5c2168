import { RotateCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../api/reason-of.ts";
import { Button } from "../ui/button.tsx";
import { ErrorState } from "../ui/error-state.tsx";

/** A list or tab whose data did not come: why, and the way to try again. */
export function QueryFailure({
  title,
  error,
  onRetry,
}: {
  title: string;
  error: Error;
  onRetry: () => void;
}) {
  const { t } = useTranslation();
  const retry = (
    <Button onClick={onRetry}>
      <RotateCw />
      {t("faults.retry")}
    </Button>
  );
  return <ErrorState title={title} description={reasonOf(t, error)} action={retry} className="flex-1" />;
}
