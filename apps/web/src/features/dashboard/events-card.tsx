import type { Dashboard } from "@metatron/contract/dashboard/dashboard";
import { usageEvents } from "@metatron/contract/usage-events/constants";
import { formatsIn } from "../../lib/figures.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { BarList } from "../../ui/chart/bar-list.tsx";
import { ChartCard } from "../../ui/chart/chart-card.tsx";
import { DataTable } from "../../ui/chart/data-table.tsx";

const MOST_SHOWN = 8;

/** Usage by feature. */
export function EventsCard({ events }: Pick<Dashboard, "events">) {
  const { t, i18n } = useTranslation();
  const { whole } = formatsIn(i18n.language);
  const used = events.filter(({ times }) => times > 0);
  const title = t("dashboard.events.title");
  // An event of an earlier version has no label, only its name.
  const wordOf = (name: string) => {
    const known = usageEvents.find((event) => event === name);
    return known ? t(`eventNames.${known}`) : name;
  };
  return (
    <ChartCard
      title={title}
      hint={t("dashboard.events.hint")}
      words={{ showTable: t("dashboard.showTable"), showChart: t("dashboard.showChart") }}
      table={
        used.length > 0 && (
          <DataTable
            label={title}
            className="max-h-72 overflow-y-auto"
            rows={events}
            keyOf={({ name }) => name}
            columns={[
              {
                key: "name",
                head: t("dashboard.events.name"),
                cell: ({ name }) => wordOf(name),
              },
              {
                key: "times",
                head: t("dashboard.events.times"),
                cell: ({ times }) => whole(times),
                isFigure: true,
              },
              {
                key: "before",
                head: t("dashboard.events.before"),
                cell: ({ earlier }) => whole(earlier),
                isFigure: true,
              },
            ]}
          />
        )
      }
    >
      {used.length === 0 ? (
        <p className="text-sm text-text-muted">{t("dashboard.events.empty")}</p>
      ) : (
        <BarList
          label={title}
          labelWidth="11rem"
          bars={used.slice(0, MOST_SHOWN).map(({ name, times }) => ({
            key: name,
            label: wordOf(name),
            value: times,
            text: whole(times),
          }))}
        />
      )}
    </ChartCard>
  );
}
