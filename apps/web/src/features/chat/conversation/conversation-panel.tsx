import type { Citation } from "@metatron/contract/chat/citation";
import type { NumberedCitation } from "@metatron/turn/number-citations";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { downloadFile } from "../../../api/download-file.ts";
import { reasonOf } from "../../../api/reason-of.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Panel } from "../../../shell/panel.tsx";
import { confirm } from "../../../ui/confirm.ts";
import { toast } from "../../../ui/toast.ts";
import type { ConversationFile } from "../../files/conversation-files.ts";
import { removeFile, retryUpload } from "../../files/file-actions.ts";
import { FilesPanel } from "../../files/files-panel.tsx";
import type { FilesOfConversation } from "../../files/use-conversation-files.ts";
import { readOwnSource } from "../../knowledge-base/read-own-source.ts";
import type { Side } from "../../sources/side.ts";
import { sourceChangesKey } from "../../sources/source-changes-query.ts";
import { SourceHeader } from "../../sources/source-header.tsx";
import { SourcePanel } from "../../sources/source-panel.tsx";
import { forgetSource, useSource, type Wanted } from "../../sources/use-source.ts";
import { findCitationLink } from "../parts/citation-link.ts";
import { useChat, useUploads } from "../use-chat.ts";

interface ConversationPanelProps {
  conversationId: string;
  side: Side;
  onSide: (side: Side) => void;
  files: FilesOfConversation;
  /** The citations of the answer whose source is open, in reading order. */
  citations: readonly NumberedCitation[];
  onAttach: () => void;
}

/** The side panel of a conversation: its files, or a document at its passage. */
export function ConversationPanel(props: ConversationPanelProps) {
  const { side, onSide } = props;
  const { t } = useTranslation();
  const close = () => onSide({ kind: "none" });
  // The last content is still rendered during the closing animation.
  const [last, setLast] = useState<Side>(side);
  if (side.kind !== "none" && side !== last) setLast(side);
  const shown = side.kind === "none" ? last : side;
  if (shown.kind === "files" || shown.kind === "none") {
    return (
      <Panel open={side.kind === "files"} onClose={close} title={t("files.panel.title")} about="files">
        <Files {...props} />
      </Panel>
    );
  }
  return <Source {...props} shown={shown} isOpen={side.kind !== "none"} onClose={close} />;
}

type DocumentSide = Extract<Side, { kind: "citation" | "document" }>;

interface SourceProps extends ConversationPanelProps {
  shown: DocumentSide;
  isOpen: boolean;
  onClose: () => void;
}

function Source({ shown, isOpen, onClose, onSide, citations, files }: SourceProps) {
  const { t } = useTranslation();
  const { files: db } = useChat();
  const citation = shown.kind === "citation" ? (citations.find(({ n }) => n === shown.n) ?? null) : null;
  const wanted = wantedOf(shown, citation);
  const source = useSource(wanted, (name) => readOwnSource(db, name));
  const goTo = (n: number) => shown.kind === "citation" && onSide({ ...shown, n });
  const document = source.state === "ready" ? source.document : null;
  const fileId = document?.fileId ?? null;
  const isOwn =
    wanted !== null && ("ownName" in wanted || files.files.some(({ id }) => id === wanted.fileId));
  const shared = {
    source,
    citation,
    citations: shown.kind === "citation" ? citations : NONE,
    onCitation: goTo,
  };
  const download = () => {
    if (!fileId || !document) return;
    downloadFile(fileId, document.name).catch((error) =>
      toast({ text: t("sources.downloadFailed", { reason: reasonOf(t, error) }) }),
    );
  };
  return (
    <Panel
      open={isOpen}
      onClose={onClose}
      title={t(citation ? "sources.cited" : "sources.document")}
      variant="bare"
      about={`${shown.kind} ${shown.asked}`}
      returnTo={() => citationLink(shown)}
      header={<SourceHeader {...shared} onDownload={fileId ? download : null} />}
    >
      <SourcePanel {...shared} isOwn={isOwn} />
    </Panel>
  );
}

const NONE: readonly NumberedCitation[] = [];

/**
 * Found by its number in the answer: marking its sentence re-renders
 * the link, so the clicked element no longer exists.
 */
function citationLink(shown: DocumentSide): HTMLElement | null {
  return shown.kind === "citation" ? findCitationLink(shown.answerId, shown.n) : null;
}

function wantedOf(shown: DocumentSide, citation: Citation | null): Wanted | null {
  if (shown.kind === "document") return { fileId: shown.fileId };
  if (!citation) return null;
  return citation.fileId === null ? { ownName: citation.title } : { fileId: citation.fileId };
}

function Files({ conversationId, files, onSide, onAttach }: ConversationPanelProps) {
  const { t } = useTranslation();
  const { db, sync } = useChat();
  const uploads = useUploads();
  const queries = useQueryClient();
  const deps = { db, uploads, wake: sync.wake };

  async function handleDelete({ id, name, metadata }: ConversationFile) {
    const answer = await confirm({
      title: t("files.confirmDelete.title", { name }),
      description: t("files.confirmDelete.description"),
      yesVisible: true,
      cancelVisible: true,
      tone: "danger",
      labels: { yes: t("files.confirmDelete.yes") },
    });
    if (answer !== "yes") return;
    try {
      await removeFile(deps, { conversationId, fileId: id, isOnServer: metadata !== null });
      forgetSource(queries, id);
      void queries.invalidateQueries({ queryKey: sourceChangesKey(conversationId) });
      files.retry();
    } catch (error) {
      toast({ text: t("files.deleteFailed", { name, reason: reasonOf(t, error) }) });
    }
  }

  return (
    <FilesPanel
      {...files}
      onAttach={onAttach}
      onOpen={({ id }) => onSide({ kind: "document", fileId: id, asked: Date.now() })}
      onDownload={({ id, name }) =>
        void downloadFile(id, name).catch((error) =>
          toast({ text: t("files.downloadFailed", { name, reason: reasonOf(t, error) }) }),
        )
      }
      onDelete={(file) => void handleDelete(file)}
      onRetry={({ id }) => void retryUpload(deps, id, new Date())}
    />
  );
}
