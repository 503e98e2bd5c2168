import { useTranslation } from "../../lib/use-translation.ts";
import { AdminFrame } from "../admin/admin-frame.tsx";
import { BudgetsList } from "./budgets-list.tsx";
import { ModelsList } from "./models-list.tsx";

export function ModelsScreen() {
  const { t } = useTranslation();
  return (
    <AdminFrame title={t("models.title")}>
      <section aria-labelledby="models-heading" className="grid gap-3">
        <h2 id="models-heading" className="text-lg font-semibold">
          {t("models.heading")}
        </h2>
        <p className="max-w-measure text-text-muted">{t("models.lede")}</p>
        <ModelsList />
      </section>
      <section aria-labelledby="budgets-heading" className="mt-10 grid gap-3">
        <h2 id="budgets-heading" className="text-lg font-semibold">
          {t("budgets.heading")}
        </h2>
        <BudgetsList />
      </section>
    </AdminFrame>
  );
}
