import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.ts";
import { ADMIN_COUNTS_KEY } from "../admin/admin-counts-query.ts";
import { GAPS_KEY } from "../gaps/gap-queries.ts";
import { DASHBOARD_KEY } from "./dashboard-queries.ts";

/** Counting is a background job, fast for some hours and slow for a year, so the result is polled a few times. */
const LOOK_AGAIN_AFTER_MS = [1500, 4000, 8000, 16_000];

/** The age of the statistics, and a button to update them. */
export function CountedNote({ countedAt }: { countedAt: string | null }) {
  const { t, i18n } = useTranslation();
  const queries = useQueryClient();
  const lookAgain = () => {
    for (const queryKey of [DASHBOARD_KEY, GAPS_KEY, ADMIN_COUNTS_KEY])
      void queries.invalidateQueries({ queryKey });
  };
  const counting = useMutation({
    mutationFn: () => call("refreshDashboard"),
    onSuccess: () => {
      toast({ text: t("dashboard.recounting") });
      for (const ms of LOOK_AGAIN_AFTER_MS) setTimeout(lookAgain, ms);
    },
  });
  const format = new Intl.DateTimeFormat(i18n.language, {
    ...({ day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" } as const),
  });
  return (
    <p className="-my-1 flex flex-wrap items-center gap-x-2 text-xs text-text-subtle">
      {countedAt
        ? t("dashboard.counted", { when: format.format(new Date(countedAt)) })
        : t("dashboard.notCounted")}
      <Button size="sm" variant="ghost" busy={counting.isPending} onClick={() => counting.mutate()}>
        {t("dashboard.recount")}
      </Button>
    </p>
  );
}
