import { Archive, ArchiveRestore, FileArchive, FolderInput, ListChecks, Tag, Trash2, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import type { ConversationRow } from "../../../local-db/rows.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { toast } from "../../../ui/toast.ts";
import { type ZipProgress, zipConversations } from "../export/zip-conversations.ts";
import { useChat } from "../use-chat.ts";
import type { ConversationActions } from "./conversation-actions.ts";
import { requestMove } from "./move-request.ts";
import { requestTags } from "./tags-request.ts";

interface SelectionBarProps {
  /** The selected rows that are shown. */
  rows: readonly ConversationRow[];
  place: "list" | "archive";
  actions: ConversationActions;
  onSelectAll: () => void;
  onLeave: () => void;
}

/** The number of selected conversations, and the actions on all of them. */
export function SelectionBar({ rows, place, actions, onSelectAll, onLeave }: SelectionBarProps) {
  const { t } = useTranslation();
  const { progress, start } = useZip(rows);
  const isEmpty = rows.length === 0;
  const isArchive = place === "archive";
  return (
    <div
      role="toolbar"
      aria-label={t("list.selection.title")}
      className="relative z-1 flex-none border-t border-border bg-surface-raised px-2 pt-1.5 pb-2"
    >
      <div className="flex items-center gap-1">
        <p role="status" className="min-w-0 flex-1 truncate px-1.5 text-sm font-medium">
          {progress
            ? t("list.selection.exporting", { done: progress.done, of: progress.of })
            : t("list.selection.count", { count: rows.length })}
        </p>
        <IconButton size="sm" label={t("list.selection.all")} onClick={onSelectAll}>
          <ListChecks />
        </IconButton>
        <IconButton size="sm" label={t("list.selection.leave")} onClick={onLeave}>
          <X />
        </IconButton>
      </div>
      <div className="flex items-center justify-between gap-1">
        {actions.may("pingHistory") && (
          <>
            <IconButton
              label={t(isArchive ? "list.unarchive" : "list.archive")}
              disabled={isEmpty}
              onClick={() => {
                void actions.archive(rows, !isArchive);
                onLeave();
              }}
            >
              {isArchive ? <ArchiveRestore /> : <Archive />}
            </IconButton>
            <IconButton
              label={t("list.tag")}
              disabled={isEmpty}
              onClick={() => requestTags(rows.map(({ id }) => id))}
            >
              <Tag />
            </IconButton>
            <IconButton
              label={t("list.move")}
              disabled={isEmpty}
              onClick={() => requestMove(rows.map(({ id }) => id))}
            >
              <FolderInput />
            </IconButton>
          </>
        )}
        {actions.may("exportHistory") && (
          <IconButton
            label={t("list.selection.zip")}
            disabled={isEmpty || progress !== null}
            onClick={() => void start()}
          >
            <FileArchive />
          </IconButton>
        )}
        {actions.may("deleteHistory") && (
          <IconButton
            label={t("list.delete")}
            disabled={isEmpty}
            className="text-danger-text!"
            onClick={async () => {
              if (await actions.removeMany(rows)) onLeave();
            }}
          >
            <Trash2 />
          </IconButton>
        )}
      </div>
    </div>
  );
}

/** Packs the rows into one file. Leaving the selection calls the export off. */
function useZip(rows: readonly ConversationRow[]) {
  const { t, i18n } = useTranslation();
  const { db, sync } = useChat();
  const [progress, setProgress] = useState<ZipProgress | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  async function start() {
    const mine = new AbortController();
    controller.current = mine;
    const { signal } = mine;
    setProgress({ done: 0, of: rows.length });
    try {
      const zipped = await zipConversations(
        { db, load: sync.load, t, language: i18n.language, now: () => new Date() },
        { conversations: rows, signal, onProgress: setProgress },
      );
      if (signal.aborted) return;
      const missing =
        zipped.missing === 0 ? "" : ` ${t("list.selection.missing", { count: zipped.missing })}`;
      toast({ text: `${t("list.exported", { name: zipped.name })}.${missing}` });
    } catch {
      if (!signal.aborted) toast({ text: t("list.exportFailed", { reason: t("list.exportBroken") }) });
    } finally {
      if (!signal.aborted) setProgress(null);
    }
  }
  return { progress, start };
}
