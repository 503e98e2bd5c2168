import { chatTypes } from "@metatron/contract/enums";
import { feedbackReasons, feedbackStates, feedbacks } from "@metatron/contract/feedback/constants";
import type { FeedbackPage } from "@metatron/contract/feedback/feedback";
import { SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import { categoryLabel } from "../../../lib/category-label.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import { Input } from "../../../ui/input.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { Select } from "../../../ui/select.tsx";
import type { TriageFilters } from "./triage-queries.ts";

const NO_CHOICES = { models: [], assistants: [], categories: [] };

interface TriageFilterBarProps {
  filters: TriageFilters;
  choices: Pick<FeedbackPage, "models" | "assistants" | "categories"> | undefined;
  onFilters: (filters: TriageFilters) => void;
}

/** Custom assistants share one kind of chat, so they are listed by name instead. */
const PLAIN_CHATS = chatTypes.filter((chat) => chat !== "ai-builder");

export function TriageFilterBar({ filters, choices = NO_CHOICES, onFilters }: TriageFilterBarProps) {
  const { t, i18n } = useTranslation();
  const any = { value: "", label: t("adminFeedback.any") };
  const change = (name: keyof TriageFilters, value: string | undefined) => {
    const { [name]: _before, ...others } = filters;
    onFilters({ ...others, ...(value ? { [name]: value } : {}) });
  };
  const [isOpen, setOpen] = useState(false);
  const moreId = useId();
  const { state: _state, ...narrowing } = filters;
  const chosen = Object.keys(narrowing).length;
  const { models, assistants, categories } = choices;
  const changeAssistant = (value: string) => {
    const { chat: _chat, assistantId: _assistant, ...others } = filters;
    const chat = PLAIN_CHATS.find((each) => each === value);
    onFilters({ ...others, ...(chat ? { chat } : value ? { assistantId: value } : {}) });
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
      {/* On a phone the filters would push the list off the screen. */}
      <Button
        size="sm"
        aria-expanded={isOpen}
        aria-controls={moreId}
        onClick={() => setOpen(!isOpen)}
        className="handset:hidden"
      >
        <SlidersHorizontal />
        {chosen > 0 ? t("adminFeedback.filtersChosen", { count: chosen }) : t("adminFeedback.filters")}
      </Button>
      <div
        id={moreId}
        className={cx("flex flex-wrap items-end gap-3 max-handset:w-full", !isOpen && "max-handset:hidden")}
      >
        <Labelled label={t("adminFeedback.kindLabel")}>
          <Select
            aria-label={t("adminFeedback.kindLabel")}
            value={filters.feedback ?? ""}
            onValueChange={(value) => change("feedback", value)}
            options={[
              any,
              ...feedbacks.map((value) => ({ value, label: t(`adminFeedback.kinds.${value}`) })),
            ]}
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
        <Labelled label={t("adminFeedback.assistantLabel")}>
          <Select
            aria-label={t("adminFeedback.assistantLabel")}
            value={filters.assistantId ?? filters.chat ?? ""}
            onValueChange={changeAssistant}
            options={[
              any,
              ...PLAIN_CHATS.map((value) => ({ value, label: t(`adminFeedback.chats.${value}`) })),
              ...assistants.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </Labelled>
        <Labelled label={t("adminFeedback.categoryLabel")}>
          <Select
            aria-label={t("adminFeedback.categoryLabel")}
            value={filters.category ?? ""}
            onValueChange={(value) => change("category", value)}
            options={[
              any,
              ...categories.map(({ name, label }) => ({
                value: name,
                label: categoryLabel(label, i18n.language),
              })),
            ]}
          />
        </Labelled>
        {(["from", "to"] as const).map((name) => (
          <Labelled key={name} label={t(`adminFeedback.${name}`)}>
            <Input
              type="date"
              aria-label={t(`adminFeedback.${name}`)}
              value={filters[name] ?? ""}
              onChange={(event) => change(name, event.currentTarget.value)}
            />
          </Labelled>
        ))}
        <Labelled label={t("adminFeedback.modelLabel")}>
          <Select
            aria-label={t("adminFeedback.modelLabel")}
            value={filters.model ?? ""}
            onValueChange={(value) => change("model", value)}
            options={[any, ...known.map((value) => ({ value, label: value }))]}
          />
        </Labelled>
      </div>
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
