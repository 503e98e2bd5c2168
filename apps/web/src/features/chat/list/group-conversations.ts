import { lastActivityOf } from "../../../local-db/conversations.ts";
import type { ConversationRow } from "../../../local-db/rows.ts";

export type GroupName = "pinned" | "favorites" | "today" | "yesterday" | "week" | "month";

export interface ConversationGroup {
  key: string;
  name: GroupName;
  /** The first day of the group's month; null in the other groups. */
  month: Date | null;
  rows: ConversationRow[];
}

const DAYS_OF_WEEK_GROUP = 7;

/** Splits a sorted list (pinned, favourites, newest first) into groups with one heading each. */
export function groupConversations(rows: readonly ConversationRow[], now: Date): ConversationGroup[] {
  const days = dayStarts(now);
  const groups: ConversationGroup[] = [];
  let monthStart = "";
  for (const row of rows) {
    const last = groups.at(-1);
    // Rows are sorted newest first, so most of them belong to the month of the previous row.
    if (last?.month && lastActivityOf(row) >= monthStart) {
      last.rows.push(row);
      continue;
    }
    const { key, name, month } = placeOf(row, days);
    monthStart = month?.toISOString() ?? "";
    if (last?.key === key) last.rows.push(row);
    else groups.push({ key, name, month, rows: [row] });
  }
  return groups;
}

/** "Octubre", with the year where it is not the current one. */
export function monthName(month: Date, { language, now }: { language: string; now: Date }): string {
  const isThisYear = month.getFullYear() === now.getFullYear();
  const name = new Intl.DateTimeFormat(language, {
    month: "long",
    ...(isThisYear ? {} : { year: "numeric" }),
  }).format(month);
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** Local midnights as ISO strings, so that thousands of rows are compared without creating dates. */
function dayStarts(now: Date) {
  const daysAgo = (days: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() - days).toISOString();
  return { today: daysAgo(0), yesterday: daysAgo(1), week: daysAgo(DAYS_OF_WEEK_GROUP) };
}

function placeOf(row: ConversationRow, days: ReturnType<typeof dayStarts>): Omit<ConversationGroup, "rows"> {
  if (row.pinned) return group("pinned");
  if (row.favorite) return group("favorites");
  const activeAt = lastActivityOf(row);
  if (activeAt >= days.today) return group("today");
  if (activeAt >= days.yesterday) return group("yesterday");
  if (activeAt >= days.week) return group("week");
  const date = new Date(activeAt);
  const month = new Date(date.getFullYear(), date.getMonth());
  return { key: `${month.getFullYear()}-${month.getMonth()}`, name: "month", month };
}

const group = (name: GroupName) => ({ key: name, name, month: null });
