import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "../../lib/use-translation.ts";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { Switch } from "../../ui/switch.tsx";
import { allAssistantsQuery } from "../assistants/assistant-queries.ts";
import { useMayResearch } from "../research/research-query.ts";
import { modelsQuery } from "../status/models-query.ts";
import type { ScheduleDraft } from "./schedule-draft.ts";

interface AnswererFieldsProps {
  draft: ScheduleDraft;
  onChange: (changes: Partial<ScheduleDraft>) => void;
}

const DEFAULT_MODEL = "";

/** Who answers: a chat or an assistant, its model where it can be chosen, and the web. */
export function AnswererFields({ draft, onChange }: AnswererFieldsProps) {
  const { t } = useTranslation();
  const onlineId = useId();
  const researchId = useId();
  const mayResearch = useMayResearch();
  const { data: assistants } = useQuery(allAssistantsQuery);
  const { data: list } = useQuery(modelsQuery);
  const chats = (["chat-libre", "rh-plus"] as const).filter(
    (chat) => chat === draft.chat || chat === "chat-libre" || list?.chats.includes(chat),
  );
  const options = [
    ...chats.map((chat) => ({ value: chat as string, label: t(`schedules.chats.${chat}`) })),
    ...(assistants ?? [])
      // RH+ is listed as a chat above.
      .filter(({ specialty }) => specialty !== "rh-plus")
      .map(({ id, name }) => ({ value: id, label: name })),
  ];
  // Until the assistants are loaded, and for one that is gone, the field must not show another answerer.
  if (draft.assistantId && !options.some(({ value }) => value === draft.assistantId))
    options.push({ value: draft.assistantId, label: t("schedules.chats.ai-builder") });
  const modelId = draft.model ?? list?.default;
  const mayGoOnline = list?.models.find(({ id }) => id === modelId)?.online ?? false;
  return (
    <div className="grid gap-4 handset:grid-cols-2">
      <Field label={t("schedules.fields.answerer")}>
        <Select
          value={draft.assistantId ?? draft.chat}
          onValueChange={(value) => onChange(answererOf(value))}
          options={options}
        />
      </Field>
      {draft.assistantId === null && (
        <Field label={t("schedules.fields.model")}>
          <Select
            value={draft.model ?? DEFAULT_MODEL}
            onValueChange={(model) => onChange({ model: model === DEFAULT_MODEL ? null : model })}
            options={[
              { value: DEFAULT_MODEL, label: t("schedules.defaultModel") },
              ...(list?.models ?? []).map(({ id, label }) => ({ value: id, label })),
            ]}
          />
        </Field>
      )}
      {draft.chat === "chat-libre" && mayGoOnline && (
        <span className="flex items-center gap-3 handset:col-span-2">
          <Switch id={onlineId} checked={draft.online} onCheckedChange={(online) => onChange({ online })} />
          <label htmlFor={onlineId} className="text-sm">
            {t("schedules.fields.online")}
          </label>
        </span>
      )}
      {(mayResearch || draft.research) && (
        <span className="flex items-center gap-3 handset:col-span-2">
          <Switch
            id={researchId}
            checked={draft.research}
            onCheckedChange={(research) => onChange({ research })}
          />
          <label htmlFor={researchId} className="text-sm">
            {t("schedules.fields.research")}
          </label>
        </span>
      )}
    </div>
  );
}

/** An assistant has its own model. */
function answererOf(value: string): Partial<ScheduleDraft> {
  if (value === "chat-libre") return { chat: value, assistantId: null };
  if (value === "rh-plus") return { chat: value, assistantId: null, online: false };
  return { chat: "ai-builder", assistantId: value, model: null, online: false };
}
