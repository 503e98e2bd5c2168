import type { Assistant, AssistantVersion } from "@metatron/contract/assistants/assistant";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../api/call.ts";
import { timeAgo } from "../../../lib/time-ago.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { LoadFailure } from "../../../shell/load-failure.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton.tsx";
import { assistantKeys } from "../assistant-queries.ts";
import { DiffView } from "../instructions/diff-view.tsx";
import { changedFields, draftOf } from "./draft.ts";
import { useFieldText } from "./use-field-text.ts";

interface VersionRowProps {
  version: AssistantVersion;
  assistant: Assistant;
  isNewest: boolean;
  isPublished: boolean;
  isOpen: boolean;
  onToggle: () => void;
  onRestore: () => void;
}

export function VersionRow(props: VersionRowProps) {
  const { version, assistant, isNewest, isPublished, isOpen, onToggle, onRestore } = props;
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
            {isPublished && <Badge tone="success">{t("assistantEditor.history.current")}</Badge>}
            {isNewest && !isPublished && <Badge>{t("assistantEditor.history.newest")}</Badge>}
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
        {!isNewest && (
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

/** The differences that restoring this version would make. */
function VersionDiff({ assistant, version }: { assistant: Assistant; version: number }) {
  const { t } = useTranslation();
  const fieldText = useFieldText();
  const { data, error, refetch } = useQuery({
    queryKey: [...assistantKeys.part(assistant.id, "versions"), version],
    queryFn: ({ signal }) =>
      call("getVersion", { params: { assistant_id: assistant.id }, query: { version }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error) {
    return (
      <LoadFailure title={t("assistantEditor.history.failed")} error={error} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <VersionsSkeleton />;
  const { name, description, instructions, model, avatar, starters, roles, tools } = data;
  const then = { name, description, instructions, model, avatar, starters, roles, tools };
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
          {field !== "avatar" && <DiffView before={fieldText(now, field)} after={fieldText(then, field)} />}
        </section>
      ))}
    </div>
  );
}

export function VersionsSkeleton() {
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
