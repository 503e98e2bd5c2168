import {
  type VerifiedAnswerState,
  verifiedAnswerStates,
} from "@metatron/contract/verified-answers/constants";
import type { VerifiedAnswer } from "@metatron/contract/verified-answers/verified-answer";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { Download, Search } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { call } from "../../../api/call.ts";
import { reasonOf } from "../../../api/reason-of.ts";
import { saveResponse } from "../../../api/save-response.ts";
import { currentLanguage } from "../../../lib/language.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { LoadFailure } from "../../../shell/load-failure.tsx";
import { Button } from "../../../ui/button.tsx";
import { confirm } from "../../../ui/confirm.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Input } from "../../../ui/input.tsx";
import { MoreButton } from "../../../ui/more-button.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton.tsx";
import { toast } from "../../../ui/toast.ts";
import { type EditedAnswer, fromStored, toFields } from "./edited-answer.ts";
import { VerifiedDialog } from "./verified-dialog.tsx";
import { VERIFIED_KEY, verifiedQuery } from "./verified-queries.ts";
import { VerifiedRow } from "./verified-row.tsx";

/** Every verified answer, to be edited, expired, deleted and exported. */
export function VerifiedList() {
  const { t } = useTranslation();
  const [state, setState] = useState<VerifiedAnswerState | "all">("all");
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed.trim());
  const query = useInfiniteQuery(verifiedQuery({ state, search }));
  const [edited, setEdited] = useState<EditedAnswer | null>(null);
  const { expire, remove } = useChanges();
  const items = query.data?.pages.flatMap((page) => page.items);
  const isNarrowed = state !== "all" || search !== "";
  return (
    <div className="flex flex-1 flex-col">
      <p className="max-w-measure text-sm text-text-subtle">{t("adminVerified.lede")}</p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Segmented
          label={t("adminVerified.stateLabel")}
          value={state}
          onValueChange={setState}
          options={["all" as const, ...verifiedAnswerStates].map((value) => ({
            value,
            label: t(`adminVerified.filters.${value}`),
          }))}
          className="max-handset:flex-wrap"
        />
        <div className="w-full handset:w-72">
          <Input
            type="search"
            icon={<Search />}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            placeholder={t("adminVerified.search")}
            aria-label={t("adminVerified.search")}
          />
        </div>
        <ExportButton />
      </div>
      {query.isPending && (
        <SkeletonGroup label={t("adminVerified.loading")} className="mt-4 grid gap-3">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </SkeletonGroup>
      )}
      {query.isError && (
        <LoadFailure
          title={t("adminVerified.loadFailed")}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {items?.length === 0 && (
        <EmptyState
          title={t(isNarrowed ? "adminVerified.emptyFiltered" : "adminVerified.empty")}
          {...(isNarrowed ? {} : { description: t("adminVerified.emptyText") })}
          className="flex-1"
        />
      )}
      {items && items.length > 0 && (
        <ul className="mt-4 border-t border-border">
          {items.map((item) => (
            <VerifiedRow
              key={item.id}
              answer={item}
              onEdit={() => setEdited(fromStored(item))}
              onExpire={() => expire(item)}
              onDelete={() => void remove(item)}
            />
          ))}
        </ul>
      )}
      <MoreButton query={query} className="mt-4 self-start">
        {t("adminVerified.more")}
      </MoreButton>
      {edited && <VerifiedDialog answer={edited} onClose={() => setEdited(null)} />}
    </div>
  );
}

function useChanges() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const done = async (text: string) => {
    await queries.invalidateQueries({ queryKey: VERIFIED_KEY });
    toast({ text });
  };
  const failed = (error: Error) => toast({ text: t("adminVerified.failed", { reason: reasonOf(t, error) }) });
  const expiring = useMutation({
    mutationFn: (answer: VerifiedAnswer) =>
      call("saveVerifiedAnswer", {
        params: { id: answer.id },
        body: { ...toFields(fromStored(answer)), expiresOn: yesterday() },
      }),
    onSuccess: () => done(t("adminVerified.expired")),
    onError: failed,
  });
  const deleting = useMutation({
    mutationFn: (id: string) => call("deleteVerifiedAnswer", { params: { id } }),
    onSuccess: () => done(t("adminVerified.deleted")),
    onError: failed,
  });
  async function remove({ id, question }: VerifiedAnswer) {
    const answer = await confirm({
      title: t("adminVerified.confirm.title"),
      description: t("adminVerified.confirm.text", { question }),
      yesVisible: true,
      cancelVisible: true,
      tone: "danger",
      labels: { yes: t("adminVerified.confirm.yes"), cancel: t("adminVerified.cancel") },
    });
    if (answer === "yes") deleting.mutate(id);
  }
  return { expire: expiring.mutate, remove };
}

function ExportButton() {
  const { t } = useTranslation();
  async function handleExport() {
    try {
      const response = await call("exportVerifiedAnswers", { query: { language: currentLanguage() } });
      await saveResponse(response, "metatron-verified-answers.csv");
    } catch {
      toast({ text: t("adminVerified.exportFailed") });
    }
  }
  return (
    <Button onClick={() => void handleExport()}>
      <Download />
      {t("adminVerified.export")}
    </Button>
  );
}

/** The server compares days in UTC. */
function yesterday(): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}
