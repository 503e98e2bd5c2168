import type { Prompt, PromptVersion } from "@metatron/contract/prompts/prompt";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { reasonOf } from "../../api/reason-of.ts";
import { momentOf } from "../../lib/amounts.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { LoadFailure } from "../../shell/load-failure.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.ts";
import { MarkedPrompt } from "./marked-prompt.tsx";
import { PROMPTS_KEY } from "./prompts-query.ts";

/** Earlier texts of a prompt; restoring one saves it as the newest version. */
export function VersionsDialog({ prompt, onClose }: { prompt: Prompt; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const queries = useQueryClient();
  const { id, scope, roles, version: current } = prompt;
  const versions = useQuery({
    queryKey: [...PROMPTS_KEY, id, "versions", current],
    queryFn: ({ signal }) => call("listPromptVersions", { params: { id }, signal }),
  });
  const restoring = useMutation({
    mutationFn: ({ title, text }: PromptVersion) =>
      call("savePrompt", { params: { id }, body: { title, text, scope, roles, version: current } }),
    onSuccess: async (_saved, { version }) => {
      await queries.invalidateQueries({ queryKey: PROMPTS_KEY });
      toast({ text: t("prompts.restored", { version }) });
      onClose();
    },
    onError: (error) => toast({ text: t("prompts.failed", { reason: reasonOf(t, error) }) }),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closeLabel={t("prompts.close")}
      size="lg"
      title={t("prompts.versionsTitle", prompt)}
    >
      {versions.isPending && (
        <SkeletonGroup label={t("prompts.versionsLoading")} className="grid gap-3">
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-4 w-2/3" />
        </SkeletonGroup>
      )}
      {versions.isError && (
        <LoadFailure
          title={t("prompts.versionsFailed")}
          error={versions.error}
          onRetry={() => void versions.refetch()}
        />
      )}
      <ul className="border-t border-border">
        {versions.data?.items.map((item) => (
          <li key={item.version} className="border-b border-border py-3">
            <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <h3 className="min-w-0 flex-1 font-medium wrap-anywhere">{item.title}</h3>
              {item.version === current ? (
                <Badge tone="accent">{t("prompts.current")}</Badge>
              ) : (
                <Button
                  size="sm"
                  aria-label={t("prompts.restoreNamed", { version: item.version })}
                  busy={restoring.isPending && restoring.variables === item}
                  onClick={() => restoring.mutate(item)}
                >
                  {t("prompts.restore")}
                </Button>
              )}
            </div>
            <p className="mt-0.5 text-xs text-text-subtle">
              {[
                t("prompts.version", { version: item.version }),
                momentOf(item.at, i18n.language),
                item.author,
              ]
                .filter(Boolean)
                .join(" · ")}
            </p>
            <p className="mt-1.5 text-sm text-text-muted wrap-anywhere whitespace-pre-wrap">
              <MarkedPrompt text={item.text} />
            </p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
