import { readStored, writeStored } from "../../../lib/stored-value.ts";
import { countFilters, filterPeriods, type ListFilter, NO_FILTER } from "./filter-conversations.ts";

/** Under the name of the person's database: the next person of a shared computer starts without a filter. */
const keyOf = (databaseName: string) => `${databaseName}-filter`;

/** The filter that a reload restores. The sign-out clears the storage. */
export function readStoredFilter(databaseName: string): ListFilter {
  return parseFilter(readStored(keyOf(databaseName)));
}

export function storeFilter(databaseName: string, filter: ListFilter) {
  writeStored(keyOf(databaseName), countFilters(filter) > 0 ? JSON.stringify(filter) : null);
}

/** Fields of another form, of an older release or changed by hand, count as not set. */
export function parseFilter(text: string | null): ListFilter {
  if (text === null) return NO_FILTER;
  const fields = fieldsOf(text);
  return {
    tag: filled(fields.tag),
    origin: filled(fields.origin),
    project: filled(fields.project),
    period: filterPeriods.find((period) => period === fields.period) ?? null,
    from: filled(fields.from) ?? "",
    to: filled(fields.to) ?? "",
  };
}

function fieldsOf(text: string): Partial<Record<keyof ListFilter, unknown>> {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

const filled = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);
