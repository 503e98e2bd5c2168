import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useDeferredValue, useId, useState } from "react";
import { call } from "../../api/call.ts";
import { reasonOf } from "../../api/reason-of.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Input } from "../../ui/input.tsx";
import { Segmented } from "../../ui/segmented.tsx";

const MOST_SHOWN = 8;

export interface NamedAssistant {
  id: string;
  /** Null for a deleted assistant. */
  name: string | null;
}

interface AssistantsFieldProps {
  /** Null: every assistant. */
  chosen: readonly NamedAssistant[] | null;
  onChange: (chosen: readonly NamedAssistant[] | null) => void;
  isInvalid: boolean;
}

/** The assistants that may use a tool: all of them, or those that an administrator names. */
export function AssistantsField({ chosen, onChange, isInvalid }: AssistantsFieldProps) {
  const { t } = useTranslation();
  const hintId = useId();
  return (
    <fieldset aria-describedby={hintId} className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">{t("tools.assistantsLabel")}</legend>
      <Segmented
        label={t("tools.assistantsLabel")}
        value={chosen === null ? "all" : "some"}
        onValueChange={(value) => onChange(value === "all" ? null : (chosen ?? []))}
        options={[
          { value: "all", label: t("tools.assistantsAll") },
          { value: "some", label: t("tools.assistantsSome") },
        ]}
      />
      <p
        id={hintId}
        {...(isInvalid ? { role: "alert" } : {})}
        className={isInvalid ? "text-xs text-danger-text" : "text-xs text-text-subtle"}
      >
        {t(
          isInvalid
            ? "tools.assistantsMissing"
            : chosen === null
              ? "tools.assistantsAllHint"
              : "tools.assistantsSomeHint",
        )}
      </p>
      {chosen !== null && <AssistantChoices chosen={chosen} onChange={onChange} />}
    </fieldset>
  );
}

interface AssistantChoicesProps {
  chosen: readonly NamedAssistant[];
  onChange: (chosen: readonly NamedAssistant[]) => void;
}

/** The chosen assistants first, then those that the search finds. */
function AssistantChoices({ chosen, onChange }: AssistantChoicesProps) {
  const { t } = useTranslation();
  const [q, setQ] = useState("");
  const sought = useDeferredValue(q.trim());
  const { data, error } = useQuery({
    queryKey: ["admin-tools", "assistants", sought],
    queryFn: ({ signal }) => call("listAllAssistants", { query: sought ? { q: sought } : {}, signal }),
    placeholderData: keepPreviousData,
  });
  const isChosen = ({ id }: NamedAssistant) => chosen.some((each) => each.id === id);
  const found = (data?.items ?? []).filter((each) => !isChosen(each)).slice(0, MOST_SHOWN);
  const toggle = ({ id, name }: NamedAssistant) =>
    onChange(
      chosen.some((each) => each.id === id)
        ? chosen.filter((each) => each.id !== id)
        : [...chosen, { id, name }],
    );
  return (
    <div className="mt-1 grid gap-1">
      <Input
        type="search"
        icon={<Search />}
        value={q}
        onChange={(event) => setQ(event.currentTarget.value)}
        placeholder={t("tools.assistantsSearch")}
        aria-label={t("tools.assistantsSearch")}
      />
      <p role="status" className="text-xs text-text-subtle empty:hidden">
        {error ? reasonOf(t, error) : data?.items.length === 0 ? t("tools.assistantsNone") : ""}
      </p>
      <ul className="max-h-64 overflow-y-auto">
        {[...chosen, ...found].map((assistant) => (
          <li key={assistant.id}>
            <Checkbox checked={isChosen(assistant)} onCheckedChange={() => toggle(assistant)}>
              <span className="wrap-anywhere">{assistant.name ?? t("tools.assistantsGone")}</span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </div>
  );
}
