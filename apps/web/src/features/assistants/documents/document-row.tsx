import type { Artifact } from "@metatron/contract/files/file";
import { Download, Ellipsis, ExternalLink, Eye, PencilLine, RotateCw, Trash2, Upload } from "lucide-react";
import { memo } from "react";
import { fileMark } from "../../../lib/file-look.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { FileRow } from "../../../ui/file-row.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { MenuItem, MenuSeparator } from "../../../ui/menu-items.tsx";
import { Progress } from "../../../ui/progress.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { failureText } from "../knowledge/failure-text.ts";
import { DocumentBadge } from "./document-badge.tsx";
import { titleOf } from "./document-state.ts";
import { useDocumentFacts } from "./use-document-facts.ts";

export interface DocumentHandlers {
  onPreview: (document: Artifact) => void;
  onEdit: (document: Artifact) => void;
  onDownload: (document: Artifact) => void;
  onReadAgain: (document: Artifact) => void;
  onUploadAgain: (document: Artifact) => void;
  onRemove: (document: Artifact) => void;
}

interface DocumentRowProps extends DocumentHandlers {
  document: Artifact;
  isSelected: boolean;
  onSelect: (id: string, isSelected: boolean) => void;
}

/** A document of the knowledge: pages, validity, state and, if it failed, the reason and the next step. */
export const DocumentRow = memo(function DocumentRow(props: DocumentRowProps) {
  const { document, isSelected, onSelect, onPreview, onUploadAgain } = props;
  const { t } = useTranslation();
  const facts = useDocumentFacts();
  const { id, status, reason, pages, pagesDone = 0, url } = document;
  const title = titleOf(document);
  const hasFailed = status === "failed";
  const percent = status === "reading" && pages ? Math.floor((pagesDone / pages) * 100) : null;
  return (
    <div className="flex items-start gap-2 border-b border-border">
      <Checkbox
        checked={isSelected}
        onCheckedChange={(isOn) => onSelect(id, isOn)}
        className="mt-2.5 flex-none gap-0!"
      >
        <VisuallyHidden>{t("documents.select", { name: title })}</VisuallyHidden>
      </Checkbox>
      <FileRow
        as="div"
        mark={fileMark(document)}
        name={
          status === "ready" ? (
            <button
              type="button"
              onClick={() => onPreview(document)}
              title={title}
              className="block max-w-full truncate rounded-xs text-left hover:underline"
            >
              {title}
            </button>
          ) : (
            <span title={title}>{title}</span>
          )
        }
        meta={facts(document)}
        hasFailed={hasFailed}
        state={
          percent === null ? (
            <DocumentBadge document={document} />
          ) : (
            <span className="text-xs text-text-muted tabular-nums">{percent} %</span>
          )
        }
        actions={<RowMenu {...props} title={title} />}
        below={
          hasFailed ? (
            <div className="flex flex-wrap items-center justify-between gap-2">
              <p className="min-w-0 flex-1 text-xs text-danger-text">
                {failureText(t, reason ?? "internal")}
              </p>
              {!url && (
                <Button size="sm" onClick={() => onUploadAgain(document)}>
                  <Upload />
                  {t("assistantKnowledge.again")}
                </Button>
              )}
            </div>
          ) : percent === null ? undefined : (
            <Progress label={t("assistantKnowledge.progress", { name: title })} value={percent} />
          )
        }
        className="min-w-0 flex-1 border-b-0!"
      />
    </div>
  );
});

function RowMenu({ document, title, ...handlers }: DocumentRowProps & { title: string }) {
  const { t } = useTranslation();
  const { status, url } = document;
  const isAtRest = status === "ready" || status === "failed";
  return (
    <Menu
      align="end"
      trigger={
        <IconButton size="sm" label={t("assistantKnowledge.menu", { name: title })}>
          <Ellipsis />
        </IconButton>
      }
    >
      {status === "ready" && (
        <MenuItem icon={<Eye />} onSelect={() => handlers.onPreview(document)}>
          {t("documents.preview")}
        </MenuItem>
      )}
      <MenuItem icon={<PencilLine />} onSelect={() => handlers.onEdit(document)}>
        {t("documents.edit")}
      </MenuItem>
      <MenuItem icon={<Download />} onSelect={() => handlers.onDownload(document)}>
        {t("assistantKnowledge.download")}
      </MenuItem>
      {url && (
        <MenuItem icon={<ExternalLink />} onSelect={() => window.open(url, "_blank", "noopener")}>
          {t("assistantKnowledge.openOutside")}
        </MenuItem>
      )}
      {isAtRest && (
        <MenuItem icon={<RotateCw />} onSelect={() => handlers.onReadAgain(document)}>
          {t("documents.readAgain")}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => handlers.onRemove(document)}>
        {t("assistantKnowledge.remove")}
      </MenuItem>
    </Menu>
  );
}
