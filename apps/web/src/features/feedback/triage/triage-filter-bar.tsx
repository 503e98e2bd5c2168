import { feedbackReasons, feedbackStates, feedbacks } from "@metatron/contract/feedback/constants";
import { useTranslation } from "react-i18next";
import { Segmented } from "../../../ui/segmented.tsx";
import { Select } from "../../../ui/select.tsx";
import type { TriageFilters } from "./triage-queries.ts";

interface TriageFilterBarProps {
  filters: TriageFilters;
  models: readonly string[];
  onFilters: (filters: TriageFilters) => void;
}

export function TriageFilterBar({ filters, models, onFilters }: TriageFilterBarProps) {
  const { t } = useTranslation();
  const any = { value: "", label: t("adminFeedback.any") };
  const change = (name: keyof TriageFilters, value: string | undefined) => {
    const { [name]: _before, ...others } = filters;
    onFilters({ ...others, ...(value ? { [name]: value } : {}) });
  };
  const known = filters.model && !models.includes(filters.model) ? [...models, filters.model] : models;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
    <div role="group" aria-label={t("adminFeedback.filters")} className="mt-3 flex flex-wrap items-end gap-3">
      <Segmented
        label={t("adminFeedback.stateLabel")}
        value={filters.state ?? "all"}
        onValueChange={(state) => change("state", state === "all" ? undefined : state)}
        options={[...feedbackStates, "all" as const].map((value) => ({
          value,
          label: t(`adminFeedback.states.${value}`),
        }))}
        className="max-handset:flex-wrap"
      />
      <Labelled label={t("adminFeedback.kindLabel")}>
        <Select
          aria-label={t("adminFeedback.kindLabel")}
          value={filters.feedback ?? ""}
          onValueChange={(value) => change("feedback", value)}
          options={[any, ...feedbacks.map((value) => ({ value, label: t(`adminFeedback.kinds.${value}`) }))]}
        />
      </Labelled>
      <Labelled label={t("adminFeedback.reasonLabel")}>
        <Select
          aria-label={t("adminFeedback.reasonLabel")}
          value={filters.reason ?? ""}
          onValueChange={(value) => change("reason", value)}
          options={[
            any,
            ...feedbackReasons.map((value) => ({ value, label: t(`feedback.reasons.${value}`) })),
          ]}
        />
      </Labelled>
      <Labelled label={t("adminFeedback.modelLabel")}>
        <Select
          aria-label={t("adminFeedback.modelLabel")}
          value={filters.model ?? ""}
          onValueChange={(value) => change("model", value)}
          options={[any, ...known.map((value) => ({ value, label: value }))]}
        />
      </Labelled>
    </div>
  );
}

function Labelled({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex min-w-0 items-center gap-2 text-sm text-text-muted max-handset:w-full">
      <span aria-hidden="true" className="max-handset:w-24 max-handset:flex-none">
        {label}
      </span>
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
