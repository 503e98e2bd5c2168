import type { SourceHealth } from "@metatron/contract/assistants/knowledge";
import { useQueryClient } from "@tanstack/react-query";
import { FolderPlus } from "lucide-react";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { confirm } from "../../../ui/confirm.ts";
import { Notice } from "../../../ui/notice.tsx";
import { assistantKeys } from "../assistant-queries.ts";
import type { SourceSectionProps } from "./confluence-section.tsx";
import { SourceRow } from "./source-row.tsx";

/** One Drive folder per assistant; its files are part of the knowledge. */
export function DriveSection({ assistant, sources, isConfigured, attempt }: SourceSectionProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [isCreating, setCreating] = useState(false);
  const { id, driveFolder } = assistant;
  const source =
    sources.find(({ kind }) => kind === "drive") ?? (driveFolder && unread(driveFolder, assistant.name));

  async function changed() {
    await Promise.all([
      queries.invalidateQueries({ queryKey: assistantKeys.one(id), exact: true }),
      queries.invalidateQueries({ queryKey: assistantKeys.part(id, "sources") }),
      queries.invalidateQueries({ queryKey: assistantKeys.part(id, "files") }),
    ]);
  }

  async function handleCreate() {
    setCreating(true);
    await attempt(async () => {
      const body = { id: crypto.randomUUID(), assistantId: id, name: assistant.name };
      await call("createDriveFolder", { body });
      await changed();
    }, t("assistantKnowledge.drive.created"));
    setCreating(false);
  }

  async function handleRemove(folderId: string) {
    const answer = await confirm({
      title: t("assistantKnowledge.drive.removeTitle"),
      description: t("assistantKnowledge.drive.removeText"),
      tone: "danger",
      okVisible: true,
      cancelVisible: true,
      labels: { ok: t("assistantKnowledge.drive.remove") },
    });
    if (answer !== "ok") return;
    await attempt(async () => {
      await call("deleteDriveFolder", { query: { folder_id: folderId } });
      await changed();
    });
  }

  return (
    <section aria-label={t("assistantKnowledge.drive.title")} className="mt-8">
      <h2 className="pb-1.5 text-sm font-medium text-text-muted">{t("assistantKnowledge.drive.title")}</h2>
      {!isConfigured && (
        <Notice tone="info" variant="box">
          {t("assistantKnowledge.drive.off")}
        </Notice>
      )}
      {isConfigured && !source && (
        <div className="flex flex-wrap items-center justify-between gap-2 border-y border-border py-3">
          <p className="min-w-0 flex-1 text-sm text-text-muted">{t("assistantKnowledge.drive.createText")}</p>
          <Button size="sm" busy={isCreating} onClick={() => void handleCreate()}>
            <FolderPlus />
            {t("assistantKnowledge.drive.create")}
          </Button>
        </div>
      )}
      {source && (
        <ul className="border-t border-border">
          <SourceRow
            source={source}
            name={t("assistantKnowledge.drive.folder", { name: source.name })}
            openLabel={t("assistantKnowledge.drive.open")}
            removeLabel={t("assistantKnowledge.drive.remove")}
            onRefresh={() =>
              void attempt(async () => {
                await call("updateCollection", { params: { assistant_id: id }, body: { refresh: true } });
                await changed();
              }, t("assistantKnowledge.source.refreshed"))
            }
            onRemove={() => void handleRemove(source.key)}
          />
        </ul>
      )}
    </section>
  );
}

/** A folder that was never synchronised. */
function unread({ folderId, url }: { folderId: string; url: string }, name: string): SourceHealth {
  return {
    kind: "drive",
    key: folderId,
    name,
    url,
    state: "waiting",
    reason: null,
    lastSyncAt: null,
    lastAttemptAt: null,
    pages: 0,
    pagesDone: 0,
    pagesFailed: 0,
    failures: [],
  };
}
