import { surveyReasons } from "@metatron/contract/survey/constants";
import type { SurveyFilters } from "@metatron/contract/survey/survey";
import { useTranslation } from "../../lib/use-translation.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Select } from "../../ui/select.tsx";
import { surveyFiltersIn, surveyWordsOf } from "./survey-queries.ts";

interface SurveyFilterBarProps {
  filters: SurveyFilters;
  onFilter: (filters: SurveyFilters) => void;
}

export function SurveyFilterBar({ filters, onFilter }: SurveyFilterBarProps) {
  const { t } = useTranslation();
  const words = surveyWordsOf(filters);
  const set = (name: keyof SurveyFilters) => (value: string) =>
    onFilter(surveyFiltersIn({ ...words, [name]: value }));
  const scores = [5, 4, 3, 2, 1].map((score) => ({
    value: String(score),
    label: t("survey.answers.score", { score }),
  }));
  const reasons = surveyReasons.map((value) => ({ value, label: t(`survey.reasons.${value}`) }));
  return (
    <search aria-label={t("survey.filters.label")} className="grid max-w-column gap-3">
      <div className="grid grid-cols-2 gap-3 tablet:grid-cols-4">
        <Field label={t("survey.filters.score")}>
          <Select
            value={words.score ?? ""}
            onValueChange={set("score")}
            options={[{ value: "", label: t("survey.filters.all") }, ...scores]}
          />
        </Field>
        <Field label={t("survey.filters.reason")}>
          <Select
            value={words.reason ?? ""}
            onValueChange={set("reason")}
            options={[{ value: "", label: t("survey.filters.all") }, ...reasons]}
          />
        </Field>
        <Field label={t("survey.filters.from")}>
          <Input
            type="date"
            value={words.from ?? ""}
            max={words.to}
            onChange={(event) => set("from")(event.currentTarget.value)}
          />
        </Field>
        <Field label={t("survey.filters.to")}>
          <Input
            type="date"
            value={words.to ?? ""}
            min={words.from}
            onChange={(event) => set("to")(event.currentTarget.value)}
          />
        </Field>
      </div>
      <Checkbox
        checked={filters.comment === "with"}
        onCheckedChange={(isOn) => set("comment")(isOn ? "with" : "")}
      >
        {t("survey.filters.withComment")}
      </Checkbox>
    </search>
  );
}
