import type { DashboardPeriod } from "@metatron/contract/dashboard/constants";
import type { ChartPlace } from "../../ui/chart/chart-types.ts";

/** Labels of the periods for a chart. Days are UTC: formatted as local days, some would shift. */
export function placesOf(
  starts: readonly string[],
  { by, language, weekOf }: { by: DashboardPeriod; language: string; weekOf: (day: string) => string },
): ChartPlace[] {
  const make = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, { timeZone: "UTC", ...options });
    return (start: string) => format.format(new Date(start)).replaceAll(".", "");
  };
  const short = make({ day: "numeric", month: "short" });
  const withYear = make({ day: "numeric", month: "short", year: "numeric" });
  switch (by) {
    case "day": {
      const title = make({ weekday: "long", day: "numeric", month: "short" });
      return starts.map((start) => ({ label: short(start), title: capital(title(start).replace(",", "")) }));
    }
    case "week":
      return starts.map((start) => ({ label: short(start), title: weekOf(withYear(start)) }));
    case "month": {
      const label = make({ month: "short" });
      const title = make({ month: "long", year: "numeric" });
      return starts.map((start) => ({ label: label(start), title: capital(title(start)) }));
    }
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
