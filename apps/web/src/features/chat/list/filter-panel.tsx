import { BRAND_NAMES } from "@metatron/contract/brand-of-host";
import { chatTypes } from "@metatron/contract/enums";
import type { Project } from "@metatron/contract/projects/project";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import type { ConversationRow } from "../../../local-db/rows.ts";
import { tagsInUse } from "../../../local-db/tags.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { allAssistantsQuery } from "../../assistants/assistant-queries.ts";
import {
  countFilters,
  type FilterPeriod,
  filterPeriods,
  type ListFilter,
  NO_FILTER,
  NO_PROJECT,
  originOf,
} from "./filter-conversations.ts";
import { useRowProjects } from "./use-row-projects.ts";

interface FilterPanelProps {
  rows: readonly ConversationRow[];
  filter: ListFilter;
  onFilter: (filter: ListFilter) => void;
}

/** The filters of the list by tag, brand or assistant, and date. */
export function FilterPanel({ rows, filter, onFilter }: FilterPanelProps) {
  const { t } = useTranslation();
  const tags = useMemo(() => tagsInUse(rows), [rows]);
  const origins = useOrigins(rows);
  const known = useRowProjects(rows);
  const projects = useMemo(() => projectOptions(rows, known), [rows, known]);
  const change = (part: Partial<ListFilter>) => onFilter({ ...filter, ...part });
  // A tag or assistant that no conversation has any more stays choosable until the filter is removed.
  const lost = (value: string | null, known: readonly { value: string }[]) =>
    value !== null && !known.some((option) => option.value === value) ? [{ value, label: value }] : [];
  const tagOptions = tags.map(({ key, name, count }) => ({ value: key, label: `${name} (${count})` }));
  return (
    <section aria-label={t("list.filter.title")} className="grid flex-none gap-1.5 px-3 pb-2">
      <Field label={t("list.filter.tag")} labelHidden>
        <Select
          value={filter.tag ?? ""}
          onValueChange={(tag) => change({ tag: tag || null })}
          options={[
            { value: "", label: t("list.filter.anyTag") },
            ...tagOptions,
            ...lost(filter.tag, tagOptions),
          ]}
        />
      </Field>
      {projects.length > 0 && (
        <Field label={t("list.filter.project")} labelHidden>
          <Select
            value={filter.project ?? ""}
            onValueChange={(project) => change({ project: project || null })}
            options={[
              { value: "", label: t("list.filter.anyProject") },
              ...projects,
              { value: NO_PROJECT, label: t("list.filter.noProject") },
              ...lost(filter.project === NO_PROJECT ? null : filter.project, projects),
            ]}
          />
        </Field>
      )}
      <Field label={t("list.filter.origin")} labelHidden>
        <Select
          value={filter.origin ?? ""}
          onValueChange={(origin) => change({ origin: origin || null })}
          options={[
            { value: "", label: t("list.filter.anyOrigin") },
            ...origins,
            ...lost(filter.origin, origins),
          ]}
        />
      </Field>
      <Field label={t("list.filter.date")} labelHidden>
        <Select
          value={filter.period ?? ""}
          onValueChange={(value) => change({ period: toPeriod(value) })}
          options={[
            { value: "", label: t("list.filter.anyDate") },
            ...filterPeriods.map((period) => ({ value: period, label: t(`list.filter.periods.${period}`) })),
          ]}
        />
      </Field>
      {filter.period === "range" && (
        <div className="grid gap-1.5">
          <Field label={t("list.filter.from")} className="grid! grid-cols-[4rem_1fr] items-center">
            <Input
              type="date"
              value={filter.from}
              max={filter.to || undefined}
              onChange={(event) => change({ from: event.currentTarget.value })}
            />
          </Field>
          <Field label={t("list.filter.to")} className="grid! grid-cols-[4rem_1fr] items-center">
            <Input
              type="date"
              value={filter.to}
              min={filter.from || undefined}
              onChange={(event) => change({ to: event.currentTarget.value })}
            />
          </Field>
        </div>
      )}
      {countFilters(filter) > 0 && (
        <Button size="sm" variant="ghost" className="justify-self-start" onClick={() => onFilter(NO_FILTER)}>
          {t("list.filter.clear")}
        </Button>
      )}
    </section>
  );
}

/** The projects that conversations of the list are in, by name. */
function projectOptions(rows: readonly ConversationRow[], projects: ReadonlyMap<string, Project>) {
  const counts = new Map<string, number>();
  for (const { projectId } of rows) if (projectId) counts.set(projectId, (counts.get(projectId) ?? 0) + 1);
  return [...counts]
    .map(([id, count]) => ({ value: id, label: `${projects.get(id)?.name ?? id} (${count})` }))
    .sort((a, b) => a.label.localeCompare(b.label));
}

const toPeriod = (value: string): FilterPeriod | null =>
  filterPeriods.find((period) => period === value) ?? null;

/** The brands' chats and the assistants that the person has conversations with. */
function useOrigins(rows: readonly ConversationRow[]): { value: string; label: string }[] {
  const { t } = useTranslation();
  const { data: assistants } = useQuery({ ...allAssistantsQuery, retry: false });
  return useMemo(() => {
    const used = new Set(rows.map(originOf));
    const names = {
      "rh-plus": BRAND_NAMES.rh,
      "chat-libre": BRAND_NAMES.chatlibre,
      images: t("list.filter.images"),
      "ai-builder": t("list.filter.assistant"),
    };
    const chats = chatTypes.filter((chat) => used.delete(chat));
    const known = new Map(assistants?.map((assistant) => [assistant.id, assistant]));
    const nameOf = (id: string) => {
      const assistant = known.get(id);
      if (!assistant) return t("list.filter.assistant");
      return assistant.specialty === "service-desk" ? BRAND_NAMES.amelia : assistant.name;
    };
    return [
      ...chats.map((chat) => ({ value: chat, label: names[chat] })),
      ...[...used].map((id) => ({ value: id, label: nameOf(id) })),
    ];
  }, [rows, assistants, t]);
}
