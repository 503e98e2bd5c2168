import { BRAND_NAMES } from "@metatron/contract/brand-of-host";
import type { Dashboard } from "@metatron/contract/dashboard/dashboard";
import { type Brand, brands } from "@metatron/contract/enums";
import { useState } from "react";
import { categoryLabel } from "../../lib/category-label.ts";
import { formatsIn, shareOf } from "../../lib/figures.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { BarList } from "../../ui/chart/bar-list.tsx";
import { ChartCard } from "../../ui/chart/chart-card.tsx";
import { Select } from "../../ui/select.tsx";

const MOST_SHOWN = 7;
/** Questions without a topic are drawn as the rest. */
const THE_REST = ["Búsqueda General", "Fuera de alcance"];

/** Questions by category of each brand. */
export function TopicsCard({ topics }: { topics: Dashboard["topics"] }) {
  const { t, i18n } = useTranslation();
  const asked = brands.filter((brand) =>
    topics.some((topic) => topic.brand === brand && topic.questions > 0),
  );
  const [wanted, setWanted] = useState<Brand>("rh");
  const brand = asked.includes(wanted) ? wanted : (asked[0] ?? "rh");
  const own = topics.filter((topic) => topic.brand === brand && topic.questions > 0);
  const all = own.reduce((sum, { questions }) => sum + questions, 0);
  const { share } = formatsIn(i18n.language);
  return (
    <ChartCard
      title={t("dashboard.topics.title")}
      hint={t("dashboard.topics.hint")}
      tools={
        asked.length > 1 && (
          <Select
            variant="quiet"
            aria-label={t("dashboard.topics.brand")}
            value={brand}
            onValueChange={(value) => setWanted(brands.find((each) => each === value) ?? "rh")}
            options={asked.map((value) => ({ value, label: BRAND_NAMES[value] }))}
          />
        )
      }
    >
      {own.length === 0 ? (
        <p className="text-sm text-text-muted">{t("dashboard.topics.empty")}</p>
      ) : (
        <BarList
          label={t("dashboard.topics.title")}
          bars={own.slice(0, MOST_SHOWN).map(({ category, questions }) => ({
            key: category,
            label: categoryLabel(category, i18n.language),
            value: questions,
            text: share(Math.round((shareOf(questions, all) ?? 0) * 100) / 100),
            colour: THE_REST.includes(category) ? "rest" : "1",
          }))}
        />
      )}
    </ChartCard>
  );
}
