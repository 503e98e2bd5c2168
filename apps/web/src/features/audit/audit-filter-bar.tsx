import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../lib/use-translation.ts";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Select } from "../../ui/select.tsx";
import { useActionLabel } from "./audit-labels.ts";
import { type AuditFilters, auditActionsQuery } from "./audit-queries.ts";

interface AuditFilterBarProps {
  filters: AuditFilters;
  onChange: (filters: AuditFilters) => void;
}

export function AuditFilterBar({ filters, onChange }: AuditFilterBarProps) {
  const { t } = useTranslation();
  const actionLabel = useActionLabel();
  const { data } = useQuery(auditActionsQuery);
  const set = (name: keyof AuditFilters) => (value: string) => onChange({ ...filters, [name]: value });
  const actions = (data?.actions ?? []).map((value) => ({ value, label: actionLabel(value) }));
  return (
    <search
      aria-label={t("audit.filters")}
      className="grid grid-cols-2 gap-3 tablet:grid-cols-[minmax(0,1.4fr)_minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)]"
    >
      <Field label={t("audit.who")} className="col-span-2 tablet:col-span-1">
        <Input
          type="search"
          placeholder={t("audit.whoHint")}
          value={filters.who}
          onChange={(event) => set("who")(event.currentTarget.value)}
        />
      </Field>
      <Field label={t("audit.action")} className="col-span-2 tablet:col-span-1">
        <Select
          value={filters.action}
          onValueChange={set("action")}
          options={[{ value: "", label: t("audit.allActions") }, ...actions]}
        />
      </Field>
      <Field label={t("audit.from")}>
        <Input
          type="date"
          value={filters.from}
          max={filters.to || undefined}
          onChange={(event) => set("from")(event.currentTarget.value)}
        />
      </Field>
      <Field label={t("audit.to")}>
        <Input
          type="date"
          value={filters.to}
          min={filters.from || undefined}
          onChange={(event) => set("to")(event.currentTarget.value)}
        />
      </Field>
    </search>
  );
}
