import type { Assistant, AssistantVersion } from "@metatron/contract/assistant";
import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../api/call.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { confirm } from "../../../ui/confirm.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton.tsx";
import { toast } from "../../../ui/toast.ts";
import { assistantKeys } from "../assistant-queries.ts";
import { DiffView } from "../instructions/diff-view.tsx";
import { QueryFailure } from "../query-failure.tsx";
import { reasonOf } from "../reason-of.ts";
import { timeAgo } from "../time-ago.ts";
import { changedFields, draftOf, fieldAsText } from "./draft.ts";
import type { Editor } from "./use-editor.ts";

interface VersionsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  assistant: Assistant;
  editor: Editor;
}

/** Who changed what and when, and the way back. */
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
      <QueryFailure
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
            isCurrent={version.version === assistant.version}
            isOpen={openVersion === version.version}
            onToggle={() => setOpenVersion(openVersion === version.version ? null : version.version)}
            onRestore={() => void handleRestore(version.version)}
            assistant={assistant}
          />
        ))}
      </ol>
      {list.hasNextPage && (
        <Button
          variant="ghost"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
          className="mt-2"
        >
          {t("assistantEditor.history.older")}
        </Button>
      )}
    </>
  );
}

interface VersionRowProps {
  version: AssistantVersion;
  assistant: Assistant;
  isCurrent: boolean;
  isOpen: boolean;
  onToggle: () => void;
  onRestore: () => void;
}

function VersionRow({ version, assistant, isCurrent, isOpen, onToggle, onRestore }: VersionRowProps) {
  const { t, i18n } = useTranslation();
  const { at, by, changes, restoredFrom } = version;
  const names = changes.map((field) => t(`assistantEditor.fields.${field}`)).join(", ");
  const what = restoredFrom
    ? t("assistantEditor.history.restored", { version: restoredFrom })
    : changes.length > 0
      ? t("assistantEditor.history.changes", { fields: names })
      : t("assistantEditor.history.first");
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium", timeStyle: "short" });
  return (
    <li className="border-b border-border py-2.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <div className="min-w-0 flex-[1_1_14rem]">
          <p className="flex items-center gap-2 font-medium">
            {t("assistantEditor.history.version", { version: version.version })}
            {isCurrent && <Badge tone="success">{t("assistantEditor.history.current")}</Badge>}
          </p>
          <p className="text-xs text-text-subtle">
            {by?.name ?? t("assistantEditor.history.byNobody")}
            {" · "}
            <time dateTime={at} title={when.format(new Date(at))}>
              {timeAgo(at, { now: new Date(), language: i18n.language })}
            </time>
            {" · "}
            {what}
          </p>
        </div>
        {!isCurrent && (
          <div className="flex gap-1">
            <Button size="sm" variant="ghost" aria-expanded={isOpen} onClick={onToggle}>
              {t("assistantEditor.history.view")}
            </Button>
            <Button size="sm" onClick={onRestore}>
              {t("assistantEditor.history.restore")}
            </Button>
          </div>
        )}
      </div>
      {isOpen && <VersionDiff assistant={assistant} version={version.version} />}
    </li>
  );
}

/** What would change if this version came back. */
function VersionDiff({ assistant, version }: { assistant: Assistant; version: number }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({
    queryKey: [...assistantKeys.part(assistant.id, "versions"), version],
    queryFn: ({ signal }) =>
      call("getVersion", { params: { assistant_id: assistant.id }, query: { version }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error) {
    return (
      <QueryFailure
        title={t("assistantEditor.history.failed")}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <VersionsSkeleton />;
  const { name, description, instructions, model, avatar, starters } = data;
  const then = { name, description, instructions, model, avatar, starters };
  const now = draftOf(assistant);
  const fields = changedFields(now, then);
  if (fields.length === 0)
    return <p className="pt-2 text-sm text-text-subtle">{t("assistantEditor.history.same")}</p>;
  return (
    <div className="grid gap-3 pt-3">
      {fields.map((field) => (
        <section key={field}>
          <h3 className="mb-1 text-xs font-medium text-text-muted first-letter:uppercase">
            {t(`assistantEditor.fields.${field}`)}
          </h3>
          {field !== "avatar" && (
            <DiffView before={fieldAsText(now, field)} after={fieldAsText(then, field)} />
          )}
        </section>
      ))}
    </div>
  );
}

function VersionsSkeleton() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t("assistantEditor.history.loading")} className="grid gap-4 py-3">
      {["w-1/3", "w-1/4", "w-2/5"].map((width) => (
        <div key={width} className="grid gap-2">
          <Skeleton className={width} />
          <Skeleton className="h-2.5 w-3/5" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
