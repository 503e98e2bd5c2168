import { useTranslation } from "../lib/use-translation.ts";
import { NotFound } from "./not-found.tsx";
import { Page } from "./page.tsx";

/** Inside the shell, with its list and navigation. */
export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <Page title={t("faults.notFound.page")}>
      <NotFound />
    </Page>
  );
}
