import { caseDeliveries, caseStatuses, desks } from "@metatron/contract/cases/constants";
import { useTranslation } from "react-i18next";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import type { CaseFilters } from "../cases-query.ts";

interface CaseFilterBarProps {
  filters: CaseFilters;
  onChange: (filters: CaseFilters) => void;
}

export function CaseFilterBar({ filters, onChange }: CaseFilterBarProps) {
  const { t } = useTranslation();
  const any = { value: "", label: t("adminCases.any") };
  const set = (name: keyof CaseFilters) => (value: string) => onChange({ ...filters, [name]: value });
  return (
    <search
      aria-label={t("adminCases.filters")}
      className="grid max-w-column grid-cols-1 gap-3 handset:grid-cols-3"
    >
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
    </search>
  );
}
