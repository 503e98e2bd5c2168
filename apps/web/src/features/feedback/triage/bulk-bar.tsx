import type { FeedbackState } from "@metatron/contract/feedback/constants";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../api/call.ts";
import { reasonOf } from "../../../api/reason-of.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { toast } from "../../../ui/toast.ts";
import { TRIAGE_KEY } from "./triage-queries.ts";

interface BulkBarProps {
  chosen: readonly string[];
  isAll: boolean;
  onAll: (isChosen: boolean) => void;
  onDone: () => void;
}

/** Moves all chosen items on at once; stays in view while the list scrolls. */
export function BulkBar({ chosen, isAll, onAll, onDone }: BulkBarProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const moving = useMutation({
    mutationFn: (state: FeedbackState) => call("triageManyFeedback", { body: { ids: [...chosen], state } }),
    async onSuccess({ changed }) {
      await queries.invalidateQueries({ queryKey: TRIAGE_KEY });
      toast({ text: t("adminFeedback.bulkSaved", { count: changed }) });
      onDone();
    },
    onError: (error) => toast({ text: t("adminFeedback.saveFailed", { reason: reasonOf(t, error) }) }),
  });
  const { isPending, variables } = moving;
  return (
    <div className="sticky top-0 z-10 mt-3 flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 bg-surface py-1.5">
      <Checkbox checked={isAll} onCheckedChange={onAll}>
        {chosen.length > 0
          ? t("adminFeedback.chosen", { count: chosen.length })
          : t("adminFeedback.chooseAll")}
      </Checkbox>
      {chosen.length > 0 &&
        (["reviewed", "corrected"] as const).map((state) => (
          <Button
            key={state}
            size="sm"
            busy={isPending && variables === state}
            onClick={() => moving.mutate(state)}
          >
            {t(state === "reviewed" ? "adminFeedback.markReviewed" : "adminFeedback.markCorrected")}
          </Button>
        ))}
    </div>
  );
}
