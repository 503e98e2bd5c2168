import { useTranslation } from "../lib/use-translation.ts";
import { NotFound } from "../shell/not-found.tsx";
import { usePageTitle } from "../shell/use-page-title.ts";

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
