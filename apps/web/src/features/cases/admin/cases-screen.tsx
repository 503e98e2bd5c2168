import type { AdminCase } from "@metatron/contract/cases/case";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { call } from "../../../api/call.ts";
import { timeAgo } from "../../../lib/time-ago.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { AdminFrame } from "../../admin/admin-frame.tsx";
import { CaseRow } from "../case-row.tsx";
import { CasesFrame } from "../cases-frame.tsx";
import { allCasesQuery, CASES_KEY, type CaseFilters, NO_FILTERS } from "../cases-query.ts";
import { AttendDialog } from "./attend-dialog.tsx";
import { CaseFilterBar } from "./case-filter-bar.tsx";

export function CasesScreen() {
  const { t } = useTranslation();
  return (
    <AdminFrame title={t("admin.screens.cases")}>
      <AllCases />
    </AdminFrame>
  );
}

/** Everyone's cases, for the people who handle them: content, state, and whether RHConnect has received them. */
function AllCases() {
  const { t } = useTranslation();
  const [filters, setFilters] = useState<CaseFilters>(NO_FILTERS);
  const search = useDeferredValue(filters.search.trim());
  const query = useInfiniteQuery(allCasesQuery({ ...filters, search }));
  const [attended, setAttended] = useState<AdminCase | null>(null);
  const isNarrowed = Object.values(filters).some((value) => value !== "");
  const items = query.data?.pages.flatMap((page) => page.items);
  return (
    <>
      <CaseFilterBar filters={filters} onChange={setFilters} />
      <CasesFrame
        query={query}
        count={items?.length}
        empty={t(isNarrowed ? "adminCases.emptyFiltered" : "cases.emptyAll")}
      >
        {items?.map((given) => (
          <CaseRow
            key={given.id}
            given={given}
            person={`${given.person.name} (${given.person.email})`}
            detailsLabel={t("adminCases.sent")}
            badges={
              <>
                <Badge>{t(`adminCases.desks.${given.desk}`)}</Badge>
                {given.assignee && <Badge>{given.assignee.name}</Badge>}
                {given.delivery !== "kept" && (
                  <Badge tone={given.delivery === "waiting" ? "warning" : "neutral"}>
                    {t(`adminCases.deliveries.${given.delivery}`)}
                  </Badge>
                )}
              </>
            }
            notice={<DeliveryProblem given={given} />}
            actions={
              <>
                {given.delivery === "waiting" && <RetryButton id={given.id} />}
                <Button size="sm" onClick={() => setAttended(given)}>
                  {t("cases.attend")}
                </Button>
              </>
            }
          />
        ))}
        {attended && <AttendDialog given={attended} onClose={() => setAttended(null)} />}
      </CasesFrame>
    </>
  );
}

function DeliveryProblem({ given: { problem } }: { given: AdminCase }) {
  const { t, i18n } = useTranslation();
  if (!problem) return null;
  return (
    <p className="mt-1 text-sm text-warning-text">
      {t("adminCases.problem", {
        count: problem.tries,
        when: timeAgo(problem.at, { now: new Date(), language: i18n.language }),
        reason: t(`adminCases.reasons.${problem.reason}`),
      })}
    </p>
  );
}

function RetryButton({ id }: { id: string }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const retrying = useMutation({
    mutationFn: () => call("retryCase", { params: { id } }),
    onSuccess: ({ delivery }) =>
      toast({
        text: delivery === "delivered" ? t("adminCases.delivered") : t("adminCases.stillWaiting"),
      }),
    onError: () => toast({ text: t("adminCases.stillWaiting") }),
    onSettled: () => queries.invalidateQueries({ queryKey: CASES_KEY }),
  });
  return (
    <Button size="sm" busy={retrying.isPending} onClick={() => retrying.mutate()}>
      {t("adminCases.retry")}
    </Button>
  );
}
