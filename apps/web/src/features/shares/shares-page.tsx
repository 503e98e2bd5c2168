import type { Share } from "@metatron/contract/shares/share";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Check, Copy, Link2Off } from "lucide-react";
import { call } from "../../api/call.ts";
import { reasonOf } from "../../api/reason-of.ts";
import { momentOf } from "../../lib/amounts.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { LoadFailure } from "../../shell/load-failure.tsx";
import { Page } from "../../shell/page.tsx";
import { Button } from "../../ui/button.tsx";
import { confirm } from "../../ui/confirm.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { useCopied } from "../../ui/markdown/use-copied.ts";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.ts";
import { SHARES_KEY, shareLink, sharesQuery } from "./shares-query.ts";

/** The person's copies whose links still open. */
export function SharesPage() {
  const { t } = useTranslation();
  const shares = useQuery(sharesQuery);
  return (
    <Page title={t("shell.shares")} width="column">
      <p className="max-w-measure text-text-muted">{t("shares.lede")}</p>
      {shares.isPending && (
        <SkeletonGroup label={t("shares.loading")} className="mt-6 grid max-w-column gap-3">
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-4 w-2/3" />
        </SkeletonGroup>
      )}
      {shares.isError && (
        <LoadFailure
          title={t("shares.listFailed")}
          error={shares.error}
          onRetry={() => void shares.refetch()}
        />
      )}
      {shares.data?.items.length === 0 && (
        <EmptyState title={t("shares.empty")} description={t("shares.emptyText")} className="flex-1" />
      )}
      {shares.data && shares.data.items.length > 0 && (
        <ul className="mt-5 max-w-column border-t border-border">
          {shares.data.items.map((share) => (
            <ShareRow key={share.id} share={share} />
          ))}
        </ul>
      )}
    </Page>
  );
}

function ShareRow({ share }: { share: Share }) {
  const { t, i18n } = useTranslation();
  const queries = useQueryClient();
  const { isCopied, copy } = useCopied();
  const { id, title, part, everyone, roles, emails, opens, expiresAt } = share;
  const revoking = useMutation({
    mutationFn: () => call("revokeShare", { params: { id } }),
    onSuccess: () => toast({ text: t("shares.revoked") }),
    onError: (error) => toast({ text: t("shares.failed", { reason: reasonOf(t, error) }) }),
    onSettled: () => queries.invalidateQueries({ queryKey: SHARES_KEY }),
  });
  const readers = everyone
    ? t("shares.everyone")
    : [
        ...roles.map((role) => t(`roles.${role}`)),
        ...(emails.length > 0 ? [t("shares.peopleCount", { count: emails.length })] : []),
      ].join(", ");

  async function handleRevoke() {
    const answer = await confirm({
      title: t("shares.revokeTitle", { title }),
      description: t("shares.revokeText"),
      tone: "danger",
      okVisible: true,
      cancelVisible: true,
      labels: { ok: t("shares.revoke") },
    });
    if (answer === "ok") revoking.mutate();
  }

  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 border-b border-border py-4">
      <div className="min-w-0 flex-[1_1_16rem]">
        <h2 className="font-medium wrap-anywhere">
          <Link to="/share/$shareId" params={{ shareId: id }} className="hover:underline">
            {title}
          </Link>
        </h2>
        <p className="mt-1 text-sm text-text-muted">{[t(`shares.parts.${part}`), readers].join(" · ")}</p>
        <p className="mt-0.5 text-xs text-text-subtle">
          {[
            t("shares.until", { at: momentOf(expiresAt, i18n.language) }),
            t("shares.opens", { count: opens }),
          ].join(" · ")}
        </p>
      </div>
      <div className="flex items-center gap-1.5">
        <Button
          size="sm"
          aria-label={t("shares.copyNamed", { title })}
          onClick={() => copy(() => navigator.clipboard.writeText(shareLink(id)))}
        >
          {isCopied ? <Check /> : <Copy />}
          {t(isCopied ? "shares.copied" : "shares.copy")}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={t("shares.revokeNamed", { title })}
          busy={revoking.isPending}
          onClick={() => void handleRevoke()}
        >
          <Link2Off />
          {t("shares.revoke")}
        </Button>
      </div>
    </li>
  );
}
