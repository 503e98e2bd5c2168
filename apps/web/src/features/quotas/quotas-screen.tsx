import type { QuotaUse } from "@metatron/contract/quotas/quotas";
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { call } from "../../api/call.ts";
import { momentOf } from "../../lib/amounts.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { LoadFailure } from "../../shell/load-failure.tsx";
import { Progress } from "../../ui/progress.tsx";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";
import { AdminFrame } from "../admin/admin-frame.tsx";
import { quotaAmount, quotaTone } from "./quota-amount.ts";

const quotasQuery = queryOptions({
  queryKey: ["admin", "quotas"],
  queryFn: ({ signal }) => call("readQuotas", { signal }),
});

export function QuotasScreen() {
  const { t } = useTranslation();
  return (
    <AdminFrame title={t("quotas.title")}>
      <QuotasList />
    </AdminFrame>
  );
}

/** The quotas per person, and who uses most of them. */
function QuotasList() {
  const { t, i18n } = useTranslation();
  const { data, error, isPending, refetch } = useQuery(quotasQuery);
  if (isPending) {
    return (
      <SkeletonGroup label={t("quotas.loading")} className="grid gap-3">
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </SkeletonGroup>
    );
  }
  if (error) return <LoadFailure title={t("quotas.failed")} error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <p className="max-w-measure text-text-muted">
        {t("quotas.lede", { renews: momentOf(data.renewsAt, i18n.language) })}
      </p>
      <table className="mt-4 w-full border-collapse text-sm max-handset:block">
        <thead className="max-handset:sr-only">
          <tr className="border-b border-border-strong text-xs text-text-subtle">
            <Head className="handset:w-[32%]">{t("quotas.columns.quota")}</Head>
            <Head className="handset:w-[24%]">{t("quotas.columns.all")}</Head>
            <Head>{t("quotas.columns.top")}</Head>
          </tr>
        </thead>
        <tbody className="max-handset:block max-handset:border-t max-handset:border-border-strong">
          {data.quotas.map((quota) => (
            <QuotaRow key={quota.kind} quota={quota} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function Head({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <th scope="col" className={`py-2.5 pr-6 text-left font-medium last:pr-0 ${className}`}>
      {children}
    </th>
  );
}

const CELL = "py-3 pr-6 align-top last:pr-0 max-handset:block max-handset:py-0 max-handset:pr-0";

function QuotaRow({ quota }: { quota: QuotaUse }) {
  const { t, i18n } = useTranslation();
  const { kind, limit, used, people, top } = quota;
  const write = (value: number) => quotaAmount(kind, value, i18n.language);
  return (
    <tr className="border-b border-border max-handset:grid max-handset:gap-2 max-handset:py-3.5">
      <th scope="row" className={`${CELL} text-left font-normal`}>
        <span className="block font-medium text-text">{t(`quotas.kinds.${kind}`)}</span>
        <span className="text-text-muted">
          {limit === null ? t("quotas.unlimited") : t(`quotas.per.${perOf(kind)}`, { limit: write(limit) })}
        </span>
      </th>
      <td className={`${CELL} tabular-nums text-text-muted`}>
        {used !== null &&
          (used === 0 ? t("quotas.unused") : t("quotas.people", { used: write(used), count: people }))}
      </td>
      <td className={CELL}>
        <ul className="grid gap-2">
          {top.map(({ person, used: amount }) => (
            <li key={person.id}>
              <p className="flex justify-between gap-x-4">
                <span className="min-w-0 truncate" title={person.email ?? undefined}>
                  {person.name ?? t("quotas.unknownPerson")}
                </span>
                <span className="flex-none tabular-nums text-text-muted">{write(amount)}</span>
              </p>
              {limit !== null && (
                <Progress
                  label={t("quotas.share", { name: person.name ?? "" })}
                  value={Math.min(100, (amount / limit) * 100)}
                  tone={quotaTone(amount, limit)}
                  className="mt-1"
                />
              )}
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
}

const perOf = (kind: QuotaUse["kind"]) =>
  kind === "stored" ? "person" : kind === "message" ? "message" : "day";
