import { Link } from "@tanstack/react-router";
import { useTranslation } from "../lib/use-translation.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

/** For an unknown URL and for a page that this person may not open. */
export function NotFound() {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t("faults.notFound.title")}
      description={t("faults.notFound.text")}
      action={
        <Button asChild variant="primary">
          <Link to="/chat">{t("faults.notFound.action")}</Link>
        </Button>
      }
      className="flex-1"
    />
  );
}
