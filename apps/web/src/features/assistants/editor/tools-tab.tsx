import type { AssistantTool } from "@metatron/contract/assistants/assistant-tool";
import { isOwnTool } from "@metatron/turn/own-tools";
import { useQuery } from "@tanstack/react-query";
import { toggled } from "../../../lib/toggled.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { LoadFailure } from "../../../shell/load-failure.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton.tsx";
import { assistantToolsQuery } from "../../tools/assistant-tools-query.ts";
import { toolLabel } from "../../tools/tool-sentence.ts";
import type { Editor } from "./use-editor.ts";

/** The tools that the choice starts with: those that an assistant without a choice has. */
const USUAL = [
  "search_documents",
  "list_documents",
  "read_document",
  "calculate",
  "ask_person",
  "remember_fact",
];
const TONES = { read: "neutral", outside: "accent", write: "warning" } as const;

/** The tools that the assistant may use: the usual ones, or those that its author chooses. */
export function ToolsTab({ editor: { id, draft, change } }: { editor: Editor }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(assistantToolsQuery(id));
  if (error) {
    return (
      <LoadFailure title={t("assistantEditor.tools.failed")} error={error} onRetry={() => void refetch()} />
    );
  }
  if (!data) {
    return (
      <SkeletonGroup label={t("assistantEditor.tools.loading")} className="grid gap-3">
        <Skeleton className="w-1/3" />
        <Skeleton className="w-2/5" />
      </SkeletonGroup>
    );
  }
  const mode = draft.tools === null ? "default" : "chosen";
  // The server refuses a tool that it does not have.
  const usual = data.items.map(({ name }) => name).filter((name) => USUAL.includes(name));
  return (
    <div className="grid gap-4">
      <div>
        <Segmented
          label={t("assistantEditor.tools.mode")}
          value={mode}
          onValueChange={(next) => change({ tools: next === "default" ? null : usual })}
          options={[
            { value: "default", label: t("assistantEditor.tools.default") },
            { value: "chosen", label: t("assistantEditor.tools.chosen") },
          ]}
        />
        <p className="mt-2 text-sm text-text-muted">{t(`assistantEditor.tools.${mode}Text`)}</p>
        <p className="mt-1 text-xs text-text-subtle">{t("assistantEditor.tools.modelHint")}</p>
      </div>
      {draft.tools !== null && (
        <ToolChoices tools={data.items} chosen={draft.tools} onChange={(tools) => change({ tools })} />
      )}
    </div>
  );
}

interface ToolChoicesProps {
  tools: readonly AssistantTool[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

function ToolChoices({ tools, chosen, onChange }: ToolChoicesProps) {
  const { t } = useTranslation();
  // A tool that is gone stays in the list, so that it can be removed.
  const gone = chosen.filter((name) => tools.every((tool) => tool.name !== name));
  const names = [...tools.map(({ name }) => name), ...gone];
  const toggle = (name: string) => onChange(toggled(names, chosen, name));
  const groups = [
    ["own", t("assistantEditor.tools.list")],
    ["server", t("assistantEditor.tools.ofServers")],
  ] as const;
  return (
    <>
      {groups.map(([source, label]) => {
        const own = tools.filter((tool) => tool.source === source);
        if (own.length === 0) return null;
        return (
          <fieldset key={source} className="min-w-0">
            <legend className="mb-1 text-sm font-medium">{label}</legend>
            {own.map((tool) => (
              <ToolChoice
                key={tool.name}
                tool={tool}
                isChosen={chosen.includes(tool.name)}
                onToggle={() => toggle(tool.name)}
              />
            ))}
          </fieldset>
        );
      })}
      {gone.map((name) => (
        <Checkbox
          key={name}
          checked
          onCheckedChange={() => toggle(name)}
          hint={t("assistantEditor.tools.gone")}
        >
          {toolLabel(t, { name })}
        </Checkbox>
      ))}
    </>
  );
}

interface ToolChoiceProps {
  tool: AssistantTool;
  isChosen: boolean;
  onToggle: () => void;
}

function ToolChoice({ tool, isChosen, onToggle }: ToolChoiceProps) {
  const { t } = useTranslation();
  const { name, description, access } = tool;
  return (
    <div className="flex items-start gap-x-3 border-b border-border py-1.5 max-handset:flex-col max-handset:pb-3">
      <Checkbox
        checked={isChosen}
        onCheckedChange={onToggle}
        hint={isOwnTool(name) ? t(`assistantEditor.tools.own.${name}`) : description}
        className="min-w-0 flex-1"
      >
        {toolLabel(t, tool)}
      </Checkbox>
      <Badge tone={TONES[access]} className="mt-1.5 flex-none max-handset:-mt-1 max-handset:ml-7">
        {t(`assistantEditor.tools.access.${access}`)}
      </Badge>
    </div>
  );
}
