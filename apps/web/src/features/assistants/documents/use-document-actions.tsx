import { MAX_SELECTED_DOCUMENTS } from "@metatron/contract/files/constants";
import type { DocumentsChange } from "@metatron/contract/files/document";
import type { Artifact } from "@metatron/contract/files/file";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { call } from "../../../api/call.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { confirm } from "../../../ui/confirm.ts";
import { toast } from "../../../ui/toast.ts";
import { assistantKeys } from "../assistant-queries.ts";
import type { DocumentHandlers } from "./document-row.tsx";
import type { BulkHandlers } from "./selection-bar.tsx";

const EditDialog = lazy(() => import("./edit-dialog.tsx").then((module) => ({ default: module.EditDialog })));
const BulkDialog = lazy(() => import("./bulk-dialog.tsx").then((module) => ({ default: module.BulkDialog })));
const PreviewSheet = lazy(() =>
  import("./preview-sheet.tsx").then((module) => ({ default: module.PreviewSheet })),
);

type Handlers = Pick<DocumentHandlers, "onPreview" | "onEdit" | "onReadAgain"> & BulkHandlers;

interface DocumentActions {
  handlers: Handlers;
  /** The dialogs that these actions open. */
  layers: (layer: { onDownload: (document: Artifact) => void }) => ReactNode;
}

interface Surroundings {
  assistantId: string;
  /** Runs an action and reports its failure. */
  attempt: (act: () => Promise<unknown>) => Promise<void>;
}

/** Preview, edit and bulk actions of an assistant's documents. */
export function useDocumentActions({ assistantId, attempt }: Surroundings): DocumentActions {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [previewed, setPreviewed] = useState<Artifact | null>(null);
  const [edited, setEdited] = useState<Artifact | null>(null);
  const [changed, setChanged] = useState<readonly Artifact[] | null>(null);

  async function change(documents: readonly Artifact[], toChange: (ids: string[]) => DocumentsChange) {
    const ids = documents.map(({ id }) => id);
    let done = 0;
    let skipped = 0;
    for (let from = 0; from < ids.length; from += MAX_SELECTED_DOCUMENTS) {
      const answer = await call("changeArtifacts", {
        params: { assistant_id: assistantId },
        body: toChange(ids.slice(from, from + MAX_SELECTED_DOCUMENTS)),
      });
      done += answer.changed;
      skipped += answer.skipped.length;
    }
    await queries.invalidateQueries({ queryKey: assistantKeys.part(assistantId, "files") });
    const text = t("documents.bulk.done", { count: done });
    toast({ text: skipped > 0 ? `${text} ${t("documents.bulk.skipped", { count: skipped })}` : text });
  }

  const readAgain = (documents: readonly Artifact[]) =>
    void attempt(() => change(documents, (ids) => ({ action: "read_again", ids })));

  async function removeSome(documents: readonly Artifact[]) {
    const answer = await confirm({
      title: t("documents.bulk.removeTitle", { count: documents.length }),
      description: t("documents.bulk.removeText"),
      tone: "danger",
      okVisible: true,
      cancelVisible: true,
      labels: { ok: t("assistantKnowledge.remove") },
    });
    if (answer !== "ok") return;
    await attempt(() => change(documents, (ids) => ({ action: "delete", ids })));
    void queries.invalidateQueries({ queryKey: assistantKeys.lists });
  }

  return {
    handlers: {
      onPreview: setPreviewed,
      onEdit: setEdited,
      onReadAgain: (document) => readAgain([document]),
      onReadSomeAgain: readAgain,
      onRemoveSome: (documents) => void removeSome(documents),
      onChange: setChanged,
    },
    layers: ({ onDownload }) => (
      <Suspense fallback={null}>
        {previewed && (
          <PreviewSheet
            assistantId={assistantId}
            document={previewed}
            onEdit={setEdited}
            onDownload={onDownload}
            onClose={() => setPreviewed(null)}
          />
        )}
        {edited && (
          <EditDialog
            key={edited.id}
            assistantId={assistantId}
            document={edited}
            onClose={() => setEdited(null)}
          />
        )}
        {changed && (
          <BulkDialog
            assistantId={assistantId}
            documents={changed}
            onSave={(fields) => change(changed, (ids) => ({ action: "set", ids, fields }))}
            onClose={() => setChanged(null)}
          />
        )}
      </Suspense>
    ),
  };
}
