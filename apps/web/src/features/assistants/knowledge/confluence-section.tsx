import type { Assistant } from "@metatron/contract/assistants/assistant";
import type { SourceHealth } from "@metatron/contract/assistants/knowledge";
import { useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { confirm } from "../../../ui/confirm.ts";
import { Notice } from "../../../ui/notice.tsx";
import { assistantKeys } from "../assistant-queries.ts";
import { SourceRow } from "./source-row.tsx";
import { SpacesDialog } from "./spaces-dialog.tsx";

export interface SourceSectionProps {
  assistant: Assistant;
  sources: readonly SourceHealth[];
  isConfigured: boolean;
  /** Runs an action and reports its success or failure. */
  attempt: (act: () => Promise<unknown>, done?: string) => Promise<void>;
}

/** Confluence spaces in the knowledge; they are synchronised on a schedule and on demand. */
export function ConfluenceSection({ assistant, sources, isConfigured, attempt }: SourceSectionProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [isAdding, setAdding] = useState(false);
  const { id } = assistant;
  const spaces = sources.filter(({ kind }) => kind === "confluence");
  const keys = [...new Set([...assistant.confluenceSpaces, ...spaces.map(({ key }) => key)])];

  async function change(body: { confluenceSpaces: string[] } | { refresh: true }) {
    await call("updateCollection", { params: { assistant_id: id }, body });
    await Promise.all([
      queries.invalidateQueries({ queryKey: assistantKeys.one(id), exact: true }),
      queries.invalidateQueries({ queryKey: assistantKeys.part(id, "sources") }),
      queries.invalidateQueries({ queryKey: assistantKeys.part(id, "files") }),
    ]);
  }

  async function handleRemove({ key, name }: SourceHealth) {
    const answer = await confirm({
      title: t("assistantKnowledge.confluence.removeTitle", { name }),
      description: t("assistantKnowledge.confluence.removeText"),
      tone: "danger",
      okVisible: true,
      cancelVisible: true,
      labels: { ok: t("assistantKnowledge.remove") },
    });
    if (answer === "ok")
      await attempt(() => change({ confluenceSpaces: keys.filter((each) => each !== key) }));
  }

  return (
    <section aria-label={t("assistantKnowledge.confluence.title")} className="mt-8">
      <div className="flex min-h-control-sm items-center justify-between gap-2 pb-1.5">
        <h2 className="text-sm font-medium text-text-muted">{t("assistantKnowledge.confluence.title")}</h2>
        {isConfigured && (
          <Button size="sm" variant="ghost" onClick={() => setAdding(true)}>
            <Plus />
            {t("assistantKnowledge.confluence.add")}
          </Button>
        )}
      </div>
      {!isConfigured && (
        <Notice tone="info" variant="box">
          {t("assistantKnowledge.confluence.off")}
        </Notice>
      )}
      {spaces.length > 0 && (
        <ul className="border-t border-border">
          {spaces.map((source) => (
            <SourceRow
              key={source.key}
              source={source}
              name={t("assistantKnowledge.confluence.space", { name: source.name })}
              openLabel={t("assistantKnowledge.openOutside")}
              removeLabel={t("assistantKnowledge.confluence.remove")}
              onRefresh={() =>
                void attempt(() => change({ refresh: true }), t("assistantKnowledge.source.refreshed"))
              }
              onRemove={() => void handleRemove(source)}
            />
          ))}
        </ul>
      )}
      <SpacesDialog
        open={isAdding}
        onOpenChange={setAdding}
        chosen={keys}
        onChoose={(key) => attempt(() => change({ confluenceSpaces: [...keys, key] }))}
      />
    </section>
  );
}
