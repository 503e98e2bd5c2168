import { useTranslation } from "react-i18next";
import { NotFound } from "../app/fault-pages.tsx";
import { Page } from "./page.tsx";

/** Inside the shell: for an address that leads nowhere and for a page that is not for this person. */
export function NotFoundRoom() {
  const { t } = useTranslation();
  return (
    <Page title={t("faults.notFound.page")}>
      <NotFound />
    </Page>
  );
}
