import type { Assistant } from "@metatron/contract/assistants/assistant";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import { reasonOf } from "../../../api/reason-of.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { LoadFailure } from "../../../shell/load-failure.tsx";
import { confirm } from "../../../ui/confirm.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { MoreButton } from "../../../ui/more-button.tsx";
import { toast } from "../../../ui/toast.ts";
import { assistantKeys } from "../assistant-queries.ts";
import type { Editor } from "./use-editor.ts";
import { VersionRow, VersionsSkeleton } from "./version-row.tsx";

interface VersionsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  assistant: Assistant;
  editor: Editor;
}

/** Who changed what and when, with a button to restore each version. */
export function VersionsDialog({ open, onOpenChange, assistant, editor }: VersionsDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title={t("assistantEditor.history.title")}
      closeLabel={t("assistantEditor.history.close")}
    >
      {open && <VersionList assistant={assistant} editor={editor} onRestored={() => onOpenChange(false)} />}
    </Dialog>
  );
}

function VersionList({
  assistant,
  editor,
  onRestored,
}: Pick<VersionsDialogProps, "assistant" | "editor"> & { onRestored: () => void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { id } = assistant;
  const [openVersion, setOpenVersion] = useState<number | null>(null);
  const list = useInfiniteQuery({
    queryKey: assistantKeys.part(id, "versions"),
    queryFn: ({ pageParam, signal }) =>
      call("listVersions", {
        params: { assistant_id: id },
        query: pageParam ? { cursor: pageParam } : {},
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
  });

  async function handleRestore(version: number) {
    if (editor.changed.length > 0) return toast({ text: t("assistantEditor.history.discardFirst") });
    const answer = await confirm({
      title: t("assistantEditor.history.restoreTitle", { version }),
      description: t("assistantEditor.history.restoreText"),
      okVisible: true,
      cancelVisible: true,
      labels: { ok: t("assistantEditor.history.restoreYes") },
    });
    if (answer !== "ok") return;
    try {
      const body = { restore: version, version: assistant.version };
      const restored = await call("restoreVersion", { params: { assistant_id: id }, body });
      queries.setQueryData(assistantKeys.one(id), restored);
      void queries.invalidateQueries({ queryKey: assistantKeys.part(id, "versions") });
      void queries.invalidateQueries({ queryKey: assistantKeys.part(id, "life") });
      void queries.invalidateQueries({ queryKey: assistantKeys.lists });
      await editor.replace(restored);
      toast({ text: t("assistantEditor.history.restoreDone", { version }) });
      onRestored();
    } catch (error) {
      toast({ text: t("assistants.done.notDone", { reason: reasonOf(t, error) }) });
    }
  }

  if (list.isPending) return <VersionsSkeleton />;
  if (list.error) {
    return (
      <LoadFailure
        title={t("assistantEditor.history.failed")}
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );
  }
  const versions = list.data.pages.flatMap(({ items }) => items);
  return (
    <>
      <ol className="border-t border-border">
        {versions.map((version) => (
          <VersionRow
            key={version.version}
            version={version}
            isNewest={version.version === assistant.version}
            isPublished={version.version === assistant.publishedVersion}
            isOpen={openVersion === version.version}
            onToggle={() => setOpenVersion(openVersion === version.version ? null : version.version)}
            onRestore={() => void handleRestore(version.version)}
            assistant={assistant}
          />
        ))}
      </ol>
      <MoreButton query={list} variant="ghost" className="mt-2">
        {t("assistantEditor.history.older")}
      </MoreButton>
    </>
  );
}
