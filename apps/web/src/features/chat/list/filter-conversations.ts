import { tagKey } from "@metatron/contract/chat/tag-key";
import { lastActivityOf } from "../../../local-db/conversations.ts";
import type { ConversationRow } from "../../../local-db/rows.ts";

export const filterPeriods = ["today", "week", "month", "range"] as const;
export type FilterPeriod = (typeof filterPeriods)[number];

export interface ListFilter {
  /** The key of a tag. */
  tag: string | null;
  /** A chat type, or the id of an assistant; see `originOf`. */
  origin: string | null;
  /** The id of a project, or `none`. */
  project: string | null;
  period: FilterPeriod | null;
  /** Days as `2026-11-17`, both included; only with the period `range`. */
  from: string;
  to: string;
}

/** The value of the filter for conversations outside of every project. */
export const NO_PROJECT = "none";

export const NO_FILTER: ListFilter = {
  tag: null,
  origin: null,
  project: null,
  period: null,
  from: "",
  to: "",
};

export function countFilters({ tag, origin, project, period, from, to }: ListFilter): number {
  const hasPeriod = period === "range" ? from !== "" || to !== "" : period !== null;
  return [tag !== null, origin !== null, project !== null, hasPeriod].filter(Boolean).length;
}

/** Where a conversation belongs: an assistant's id, or its chat type. The brand follows from it. */
export function originOf({ chat, assistantId }: Pick<ConversationRow, "chat" | "assistantId">): string {
  return chat === "ai-builder" && assistantId ? assistantId : chat;
}

interface Shown {
  place: "list" | "archive";
  filter: ListFilter;
  now: Date;
}

/** The rows of the list or of the archive that pass every filter, in their order. */
export function filterConversations(
  rows: readonly ConversationRow[],
  { place, filter, now }: Shown,
): readonly ConversationRow[] {
  const isArchive = place === "archive";
  const { tag, origin, project } = filter;
  const { since, before } = timesOf(filter, now);
  return rows.filter((row) => {
    if ((row.archived ?? false) !== isArchive) return false;
    if (origin !== null && originOf(row) !== origin) return false;
    if (project !== null && (row.projectId ?? NO_PROJECT) !== project) return false;
    if (tag !== null && !row.tags?.some(({ name }) => tagKey(name) === tag)) return false;
    const active = lastActivityOf(row);
    return active >= since && active < before;
  });
}

const EVER = { since: "", before: "\uffff" };
const DAYS_OF = { today: 0, week: 6, month: 29 } as const;

/** Instants as ISO strings, which are compared without creating a date for each row. */
function timesOf({ period, from, to }: ListFilter, now: Date): typeof EVER {
  if (period === null) return EVER;
  if (period !== "range") {
    const since = new Date(now.getFullYear(), now.getMonth(), now.getDate() - DAYS_OF[period]);
    return { since: since.toISOString(), before: EVER.before };
  }
  return {
    since: midnightOf(from, 0)?.toISOString() ?? EVER.since,
    before: midnightOf(to, 1)?.toISOString() ?? EVER.before,
  };
}

/** The local midnight at which this day begins, or a later day. */
function midnightOf(day: string, later: number): Date | null {
  const [year, month, date] = day.split("-").map(Number);
  if (!year || !month || !date) return null;
  return new Date(year, month - 1, date + later);
}
