import type { FileMetadata } from "@metatron/contract/files/file";
import type { ProjectDetails } from "@metatron/contract/projects/project";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Trash2, Upload } from "lucide-react";
import { useRef } from "react";
import { call } from "../../api/call.ts";
import { reasonOf } from "../../api/reason-of.ts";
import { uploadToStorage } from "../../api/upload-to-storage.ts";
import { fileMark, fileSize, fileTitle } from "../../lib/file-look.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { LoadFailure } from "../../shell/load-failure.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { confirm } from "../../ui/confirm.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FileRow } from "../../ui/file-row.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.ts";
import { projectFilesQuery, refreshProjects } from "./projects-query.ts";

/** The files that every answer in the project may use. */
export function FilesSection({ project }: { project: ProjectDetails }) {
  const { t } = useTranslation();
  const list = useQuery(projectFilesQuery(project.id));
  const mayFill = project.role !== "reader";
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-64 text-sm text-text-muted">{t("projects.filesHint")}</p>
        {mayFill && <AddFiles projectId={project.id} />}
      </div>
      {list.isPending && (
        <SkeletonGroup label={t("projects.loading")} className="grid gap-3">
          <Skeleton className="h-9 w-full" />
          <Skeleton className="h-9 w-full" />
        </SkeletonGroup>
      )}
      {list.isError && !list.data && (
        <LoadFailure
          title={t("projects.filesFailed")}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data?.files.length === 0 && <EmptyState title={t("projects.noFiles")} />}
      {list.data && list.data.files.length > 0 && (
        <ul>
          {list.data.files.map((file) => (
            <Row key={file.id} file={file} projectId={project.id} mayFill={mayFill} />
          ))}
        </ul>
      )}
    </div>
  );
}

function AddFiles({ projectId }: { projectId: string }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const uploading = useMutation({
    mutationFn: async (files: readonly File[]) => {
      for (const file of files) await upload(projectId, file);
    },
    onSettled: () => refreshProjects(queries),
    onError: (error) => toast({ text: t("projects.uploadFailed", { reason: reasonOf(t, error) }) }),
  });
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t("projects.addFiles")}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = "";
          if (files.length > 0) uploading.mutate(files);
        }}
      />
      <Button busy={uploading.isPending} onClick={() => input.current?.click()}>
        <Upload />
        {t("projects.addFiles")}
      </Button>
    </>
  );
}

/** Directly to storage, or through the server where storage is unreachable. */
async function upload(projectId: string, content: File): Promise<void> {
  const fileId = crypto.randomUUID();
  const { name, type } = content;
  const { signal } = new AbortController();
  const params = { id: projectId };
  const stored = await uploadToStorage(
    { fileId, name, type, content, purpose: "project", ownerId: projectId },
    { signal, onProgress: () => undefined },
  );
  if (stored === "stored") {
    await call("uploadProjectFile", { params, body: { fileId }, signal });
    return;
  }
  const form = new FormData();
  // Must precede the file: the server reads later fields only after the whole file.
  form.append("fileId", fileId);
  form.append("file", content);
  await call("uploadProjectFile", { params, body: form, signal });
}

interface RowProps {
  file: FileMetadata;
  projectId: string;
  mayFill: boolean;
}

function Row({ file, projectId, mayFill }: RowProps) {
  const { t, i18n } = useTranslation();
  const queries = useQueryClient();
  const title = fileTitle(file.name);
  const removing = useMutation({
    mutationFn: () => call("deleteProjectFile", { params: { id: projectId, fileId: file.id } }),
    onSettled: () => refreshProjects(queries),
    onError: (error) => toast({ text: t("projects.failed", { reason: reasonOf(t, error) }) }),
  });
  async function handleRemove() {
    const answer = await confirm({
      title: t("projects.removeFileTitle", { name: title }),
      description: t("projects.removeFileText"),
      tone: "danger",
      okVisible: true,
      cancelVisible: true,
      labels: { ok: t("projects.removeFile") },
    });
    if (answer === "ok") removing.mutate();
  }
  const { reason = "internal" } = file;
  return (
    <FileRow
      mark={fileMark(file)}
      name={
        file.status === "ready" ? (
          <Link to="/documents/$fileId" params={{ fileId: file.id }} className="hover:underline">
            {title}
          </Link>
        ) : (
          title
        )
      }
      meta={fileSize(file.size, i18n.language)}
      hasFailed={file.status === "failed"}
      state={
        file.status === "ready" ? undefined : (
          <Badge tone={file.status === "failed" ? "danger" : "neutral"}>
            {t(file.status === "failed" ? "projects.fileFailed" : "projects.fileReading")}
          </Badge>
        )
      }
      actions={
        mayFill && (
          <IconButton
            size="sm"
            label={t("projects.removeFileOf", { name: title })}
            onClick={() => void handleRemove()}
          >
            <Trash2 />
          </IconButton>
        )
      }
      below={
        file.status === "failed" ? (
          <p className="text-xs text-danger-text">
            {t(reason === "internal" ? "errors.internal" : `errors.file_${reason}`)}
          </p>
        ) : undefined
      }
    />
  );
}
