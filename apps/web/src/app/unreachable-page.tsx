import { RotateCw } from "lucide-react";
import { useTranslation } from "../lib/use-translation.ts";
import { Button } from "../ui/button.tsx";
import { ErrorState } from "../ui/error-state.tsx";

/** Shown when loading the app itself failed. */
export function UnreachablePage({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <main>
      <h1 className="sr-only">Metatron</h1>
      <ErrorState
        title={t("faults.unreachable.title")}
        description={t("faults.unreachable.text")}
        action={
          <Button variant="primary" onClick={onRetry}>
            <RotateCw />
            {t("faults.unreachable.action")}
          </Button>
        }
        className="h-dvh"
      />
    </main>
  );
}
