import { BRAND_NAMES } from "@metatron/contract/brand-of-host";
import type { Dashboard } from "@metatron/contract/dashboard/dashboard";
import { formatsIn, trendOf } from "../../lib/figures.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { BarList } from "../../ui/chart/bar-list.tsx";
import { ChartCard } from "../../ui/chart/chart-card.tsx";
import type { ChartColour } from "../../ui/chart/chart-types.ts";

const COLOURS: Record<Dashboard["brands"][number]["brand"], ChartColour> = {
  rh: "1",
  chatlibre: "3",
  amelia: "2",
};

/** The number of distinct people per brand, and its trend. */
export function AdoptionCard({ brands }: Pick<Dashboard, "brands">) {
  const { t, i18n } = useTranslation();
  const { whole, changeOfShare } = formatsIn(i18n.language);
  return (
    <ChartCard title={t("dashboard.adoption.title")} hint={t("dashboard.adoption.hint")}>
      <BarList
        label={t("dashboard.adoption.title")}
        labelWidth="5.5rem"
        bars={brands.map(({ brand, people, earlierPeople }) => {
          const trend = trendOf(people, earlierPeople);
          const change = "by" in trend ? changeOfShare(trend.by) : undefined;
          const text = change
            ? t("dashboard.adoption.change", { people: whole(people), change })
            : whole(people);
          return { key: brand, label: BRAND_NAMES[brand], value: people, text, colour: COLOURS[brand] };
        })}
      />
    </ChartCard>
  );
}
