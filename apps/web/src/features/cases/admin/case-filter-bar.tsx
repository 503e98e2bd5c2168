import { caseAssignees, caseDeliveries, caseStatuses, desks } from "@metatron/contract/cases/constants";
import { MAX_SEARCH_CHARS } from "@metatron/contract/limits";
import { Search } from "lucide-react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { useConfig } from "../../status/config.ts";
import type { CaseFilters } from "../cases-query.ts";

interface CaseFilterBarProps {
  filters: CaseFilters;
  onChange: (filters: CaseFilters) => void;
}

export function CaseFilterBar({ filters, onChange }: CaseFilterBarProps) {
  const { t } = useTranslation();
  const { rhConnect: hasRhConnect } = useConfig().features;
  const any = { value: "", label: t("adminCases.any") };
  const set = (name: keyof CaseFilters) => (value: string) => onChange({ ...filters, [name]: value });
  return (
    <search
      aria-label={t("adminCases.filters")}
      className="flex max-w-column flex-wrap items-end gap-3 *:min-w-32 *:flex-1 max-handset:*:min-w-[calc(50%-0.375rem)]"
    >
      <Field label={t("adminCases.search")} className="min-w-full! handset:min-w-48! handset:flex-2!">
        <Input
          type="search"
          icon={<Search />}
          value={filters.search}
          maxLength={MAX_SEARCH_CHARS}
          placeholder={t("adminCases.searchHint")}
          onChange={(event) => set("search")(event.currentTarget.value)}
        />
      </Field>
      <Field label={t("adminCases.assignee")}>
        <Select
          value={filters.assignee}
          onValueChange={set("assignee")}
          options={[
            any,
            ...caseAssignees.map((value) => ({ value, label: t(`adminCases.assignees.${value}`) })),
          ]}
        />
      </Field>
      <Field label={t("adminCases.status")}>
        <Select
          value={filters.status}
          onValueChange={set("status")}
          options={[any, ...caseStatuses.map((value) => ({ value, label: t(`cases.status.${value}`) }))]}
        />
      </Field>
      <Field label={t("adminCases.desk")}>
        <Select
          value={filters.desk}
          onValueChange={set("desk")}
          options={[any, ...desks.map((value) => ({ value, label: t(`adminCases.desks.${value}`) }))]}
        />
      </Field>
      {/* Without RHConnect every case is handled here. */}
      {hasRhConnect && (
        <Field label={t("adminCases.delivery")}>
          <Select
            value={filters.delivery}
            onValueChange={set("delivery")}
            options={[
              any,
              ...caseDeliveries.map((value) => ({ value, label: t(`adminCases.deliveries.${value}`) })),
            ]}
          />
        </Field>
      )}
    </search>
  );
}
