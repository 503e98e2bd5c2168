import type { Artifact } from "@metatron/contract/files/file";
import { useQuery } from "@tanstack/react-query";
import { Download, PencilLine } from "lucide-react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { SourcePanel } from "../../sources/source-panel.tsx";
import { type LoadedSource, useSource } from "../../sources/use-source.ts";
import { filesQuery } from "../knowledge/knowledge-queries.ts";
import { titleOf } from "./document-state.ts";

/** While a document is shown, another editor may remove it. */
const LOOK_EVERY_MS = 10_000;

interface PreviewSheetProps {
  assistantId: string;
  document: Artifact;
  onEdit: (document: Artifact) => void;
  onDownload: (document: Artifact) => void;
  onClose: () => void;
}

/** The document as a citation would open it, over the list. */
export function PreviewSheet({ assistantId, document, onEdit, onDownload, onClose }: PreviewSheetProps) {
  const { t } = useTranslation();
  const { data } = useQuery({ ...filesQuery(assistantId), refetchInterval: LOOK_EVERY_MS });
  const loaded = useSource({ fileId: document.id }, noOwnFile);
  const current = data?.files.find(({ id }) => id === document.id);
  const isGone = data !== undefined && !current;
  const source: LoadedSource = isGone ? { state: "gone" } : loaded;
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      side="right"
      title={t("documents.previewTitle", { name: titleOf(current ?? document) })}
      closeLabel={t("documents.closePreview")}
      header={
        <span aria-hidden="true" className="text-sm text-text-muted">
          {t("documents.previewHeading")}
        </span>
      }
      aside={
        isGone ? undefined : (
          <span className="flex flex-1 justify-end">
            <IconButton label={t("documents.edit")} onClick={() => onEdit(current ?? document)}>
              <PencilLine />
            </IconButton>
            <IconButton
              label={t("assistantKnowledge.download")}
              onClick={() => onDownload(current ?? document)}
            >
              <Download />
            </IconButton>
          </span>
        )
      }
      className="w-[min(46rem,100vw)]!"
    >
      <SourcePanel
        source={source}
        citation={null}
        citations={[]}
        onCitation={() => undefined}
        isOwn={false}
      />
    </Sheet>
  );
}

const noOwnFile = async () => null;
