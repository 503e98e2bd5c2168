import type { Assistant } from "@metatron/contract/assistants/assistant";
import type { FileFailure } from "@metatron/contract/files/constants";
import type { Artifact } from "@metatron/contract/files/file";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { call } from "../../../api/call.ts";
import { reasonOf } from "../../../api/reason-of.ts";
import { track } from "../../../api/track.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { confirm } from "../../../ui/confirm.ts";
import { toast } from "../../../ui/toast.ts";
import { assistantKeys } from "../assistant-queries.ts";
import { DocumentList } from "../documents/document-list.tsx";
import { titleOf } from "../documents/document-state.ts";
import { useDocumentActions } from "../documents/use-document-actions.tsx";
import { ConfluenceSection } from "./confluence-section.tsx";
import { DriveSection } from "./drive-section.tsx";
import { DropZone } from "./drop-zone.tsx";
import { filesQuery, sourcesQuery } from "./knowledge-queries.ts";
import type { ValidityFields } from "./upload-artifact.ts";
import { UploadDialog } from "./upload-dialog.tsx";
import type { Uploads } from "./uploads.ts";

export interface KnowledgeSurroundings {
  uploads: Uploads;
  uploadRules: {
    maxBytes: number;
    /** Why a file can't be accepted, checked before the upload. */
    refusalOf: (file: File) => FileFailure | null;
    typeOf: (file: File) => string;
  };
  connections: { confluence: boolean; drive: boolean };
}

/** The sources of the assistant's answers: files, Confluence spaces and a Drive folder. */
export function KnowledgeTab({
  assistant,
  uploads,
  uploadRules,
  connections,
}: KnowledgeSurroundings & { assistant: Assistant }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { id } = assistant;
  const files = useQuery(filesQuery(id));
  const sources = useQuery(sourcesQuery(id));
  const rows = useSyncExternalStore(uploads.subscribe, uploads.snapshot);
  const own = useMemo(() => rows.filter(({ upload }) => upload.assistantId === id), [rows, id]);
  const [chosen, setChosen] = useState<readonly File[] | null>(null);
  const replaced = useRef<Artifact | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const refresh = () => void queries.invalidateQueries({ queryKey: assistantKeys.part(id, "files") });

  const actions = useDocumentActions({ assistantId: id, attempt });

  // A finished upload moves from the upload rows to the list.
  const waiting = own.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each finished upload makes the list stale.
  useEffect(() => refresh(), [waiting]);

  /** Shows why an action failed. */
  async function attempt(act: () => Promise<unknown>, done?: string) {
    try {
      await act();
      if (done) toast({ text: done });
    } catch (error) {
      toast({ text: t("assistantKnowledge.notDone", { reason: reasonOf(t, error) }) });
    }
  }

  function handleUpload(taken: readonly File[], validity: ValidityFields) {
    track("upload_file", { purpose: "assistant", count: taken.length });
    uploads.add(
      taken.map((file) => ({
        assistantId: id,
        fileId: crypto.randomUUID(),
        name: file.name,
        validity,
        type: uploadRules.typeOf(file),
        content: file,
      })),
    );
    // The new upload replaces the file that could not be read.
    const old = replaced.current;
    replaced.current = null;
    if (old) void attempt(() => removeArtifact(old));
  }

  async function removeArtifact({ id: artifactId }: Artifact) {
    await call("deleteArtifact", { params: { assistant_id: id, artifact_id: artifactId } });
    queries.setQueryData(filesQuery(id).queryKey, (before) =>
      before ? { files: before.files.filter((file) => file.id !== artifactId) } : before,
    );
    void queries.invalidateQueries({ queryKey: assistantKeys.lists });
  }

  async function handleRemove(artifact: Artifact) {
    const name = titleOf(artifact);
    const answer = await confirm({
      title: t("assistantKnowledge.removeTitle", { name }),
      description: t("assistantKnowledge.removeText"),
      tone: "danger",
      okVisible: true,
      cancelVisible: true,
      labels: { ok: t("assistantKnowledge.remove") },
    });
    if (answer === "ok")
      await attempt(() => removeArtifact(artifact), t("assistantKnowledge.removed", { name }));
  }

  const handleDownload = (artifact: Artifact) =>
    attempt(async () => {
      const { url } = await call("fileAddress", { params: { id: artifact.id } });
      const link = document.createElement("a");
      link.href = url;
      link.download = artifact.name;
      link.click();
    });

  return (
    <div>
      <DropZone
        maxBytes={uploadRules.maxBytes}
        inputRef={input}
        onFiles={setChosen}
        onChoose={() => {
          replaced.current = null;
          input.current?.click();
        }}
      />
      <DocumentList
        files={files}
        uploads={own}
        onRetry={uploads.retry}
        onDrop={uploads.drop}
        onDownload={(artifact) => void handleDownload(artifact)}
        onRemove={(artifact) => void handleRemove(artifact)}
        onUploadAgain={(artifact) => {
          replaced.current = artifact;
          input.current?.click();
        }}
        onReindex={() =>
          void attempt(async () => {
            await call("updateCollection", { params: { assistant_id: id }, body: { reindex: true } });
            refresh();
          }, t("assistantKnowledge.reindexed"))
        }
        {...actions.handlers}
      />
      {actions.layers({ onDownload: (artifact) => void handleDownload(artifact) })}
      <ConfluenceSection
        assistant={assistant}
        sources={sources.data?.items ?? []}
        isConfigured={connections.confluence}
        attempt={attempt}
      />
      <DriveSection
        assistant={assistant}
        sources={sources.data?.items ?? []}
        isConfigured={connections.drive}
        attempt={attempt}
      />
      <UploadDialog
        files={chosen}
        refusalOf={uploadRules.refusalOf}
        onClose={() => setChosen(null)}
        onUpload={handleUpload}
      />
    </div>
  );
}
