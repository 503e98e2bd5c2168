import { type DocumentFilter, type DocumentSort, documentFilters } from "@metatron/contract/files/constants";
import { Search } from "lucide-react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Chip } from "../../../ui/chip.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";

interface DocumentToolsProps<Sort extends DocumentSort> {
  query: string;
  onQuery: (query: string) => void;
  filter: DocumentFilter | null;
  onFilter: (filter: DocumentFilter | null) => void;
  /** Undefined until they are known. */
  counts: Record<DocumentFilter, number> | undefined;
  sort: Sort;
  sorts: readonly Sort[];
  onSort: (sort: Sort) => void;
}

/** Search, order and filters of a list of documents; a filter that finds nothing is not offered. */
export function DocumentTools<Sort extends DocumentSort>(props: DocumentToolsProps<Sort>) {
  const { query, onQuery, filter, onFilter, counts, sort, sorts, onSort } = props;
  const { t } = useTranslation();
  const wordOf = (value: DocumentSort) => t(`documents.sorts.${value}`);
  const offered = documentFilters.filter((each) => each === filter || (counts?.[each] ?? 0) > 0);
  return (
    <div className="grid gap-2.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-48 flex-1 handset:max-w-80">
          <Input
            type="search"
            icon={<Search />}
            value={query}
            maxLength={200}
            onChange={(event) => onQuery(event.currentTarget.value)}
            placeholder={t("documents.search")}
            aria-label={t("documents.search")}
          />
        </div>
        <Select
          variant="quiet"
          aria-label={t("documents.sortLabel")}
          value={sort}
          options={sorts.map((value) => ({ value, label: wordOf(value) }))}
          onValueChange={(value) => onSort(sorts.find((each) => each === value) ?? sort)}
        />
      </div>
      {offered.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend.
        <div role="group" aria-label={t("documents.filterLabel")} className="flex flex-wrap gap-1.5">
          {offered.map((each) => (
            <Chip
              key={each}
              selected={each === filter}
              onClick={() => onFilter(each === filter ? null : each)}
            >
              {t(`documents.filters.${each}`)}
              <span className="text-text-subtle tabular-nums">{counts?.[each] ?? 0}</span>
            </Chip>
          ))}
        </div>
      )}
    </div>
  );
}
