import type { FileStatus } from "@metatron/contract/files/constants";
import type { Artifact } from "@metatron/contract/files/file";
import { Download, Ellipsis, ExternalLink, Trash2, Upload } from "lucide-react";
import { useTranslation } from "react-i18next";
import { fileMark, fileTitle } from "../../../lib/file-look.ts";
import { dayName } from "../../../lib/validity.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { FileRow } from "../../../ui/file-row.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { MenuItem, MenuSeparator } from "../../../ui/menu-items.tsx";
import { Progress } from "../../../ui/progress.tsx";
import { failureText } from "./failure-text.ts";

export interface ArtifactHandlers {
  onDownload: (artifact: Artifact) => void;
  onUploadAgain: (artifact: Artifact) => void;
  onRemove: (artifact: Artifact) => void;
}

/** A document of the knowledge: pages, validity, state and, if it failed, the reason and the next step. */
export function ArtifactRow({
  artifact,
  onDownload,
  onUploadAgain,
  onRemove,
}: ArtifactHandlers & { artifact: Artifact }) {
  const { t } = useTranslation();
  const { name, status, reason, pages, pagesDone = 0, url } = artifact;
  const title = fileTitle(name);
  const hasFailed = status === "failed";
  const percent = status === "reading" && pages ? Math.floor((pagesDone / pages) * 100) : null;
  return (
    <FileRow
      mark={fileMark(artifact)}
      name={title}
      meta={<Meta artifact={artifact} />}
      hasFailed={hasFailed}
      state={
        percent === null ? (
          <Badge tone={artifact.supersededBy ? "warning" : TONES[status]}>
            {t(`assistantKnowledge.state.${status}`)}
          </Badge>
        ) : (
          <span className="text-xs text-text-muted tabular-nums">{percent} %</span>
        )
      }
      actions={
        <Menu
          align="end"
          trigger={
            <IconButton size="sm" label={t("assistantKnowledge.menu", { name: title })}>
              <Ellipsis />
            </IconButton>
          }
        >
          <MenuItem icon={<Download />} onSelect={() => onDownload(artifact)}>
            {t("assistantKnowledge.download")}
          </MenuItem>
          {url && (
            <MenuItem icon={<ExternalLink />} onSelect={() => window.open(url, "_blank", "noopener")}>
              {t("assistantKnowledge.openOutside")}
            </MenuItem>
          )}
          <MenuSeparator />
          <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => onRemove(artifact)}>
            {t("assistantKnowledge.remove")}
          </MenuItem>
        </Menu>
      }
      below={
        hasFailed ? (
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="min-w-0 flex-1 text-xs text-danger-text">{failureText(t, reason ?? "internal")}</p>
            {!url && (
              <Button size="sm" onClick={() => onUploadAgain(artifact)}>
                <Upload />
                {t("assistantKnowledge.again")}
              </Button>
            )}
          </div>
        ) : percent === null ? undefined : (
          <Progress label={t("assistantKnowledge.progress", { name: title })} value={percent} />
        )
      }
    />
  );
}

const TONES = {
  pending: "neutral",
  queued: "neutral",
  reading: "accent",
  ready: "success",
  failed: "danger",
} as const satisfies Record<FileStatus, string>;

const nameOf = ({ title, revision }: NonNullable<Artifact["supersededBy"]>) =>
  revision ? `${title}, rev. ${revision}` : title;

function Meta({ artifact }: { artifact: Artifact }) {
  const { t, i18n } = useTranslation();
  const { status, pages, pagesDone = 0, revision, validFrom, validUntil, supersededBy } = artifact;
  const now = new Date();
  const day = (value: string) => dayName(value, { language: i18n.language, now });
  if (status === "reading" && pages)
    return t("assistantKnowledge.readingPage", { page: Math.min(pagesDone + 1, pages), pages });
  if (status === "queued" || status === "pending") return t("assistantKnowledge.waiting");
  const today = now.toISOString().slice(0, 10);
  const parts = [
    ...(pages ? [t("assistantKnowledge.pages", { count: pages })] : []),
    ...(revision ? [t("assistantKnowledge.revision", { revision })] : []),
    ...(supersededBy ? [t("assistantKnowledge.superseded", { title: nameOf(supersededBy) })] : []),
    ...(validFrom && validFrom > today ? [t("assistantKnowledge.from", { day: day(validFrom) })] : []),
    validUntil
      ? t(validUntil < today ? "assistantKnowledge.expired" : "assistantKnowledge.until", {
          day: day(validUntil),
        })
      : t("assistantKnowledge.noEnd"),
  ];
  return parts.join(" · ");
}
