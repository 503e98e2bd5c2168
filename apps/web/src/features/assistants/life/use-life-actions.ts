import type { ReviewDecision } from "@metatron/contract/assistants/constants";
import type { AssistantLife } from "@metatron/contract/assistants/life";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import { reasonOf } from "../../../api/reason-of.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { toast } from "../../../ui/toast.ts";
import { assistantKeys } from "../assistant-queries.ts";

/**
 * What people do with a version. Each returns whether it was done; a refusal because something changed loads the
 * current state, and what was typed stays where it is.
 */
export function useLifeActions(id: string) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const params = { assistant_id: id };

  async function attempt(act: () => Promise<AssistantLife>, done: string): Promise<boolean> {
    setBusy(true);
    try {
      queries.setQueryData(assistantKeys.part(id, "life"), await act());
      void queries.invalidateQueries({ queryKey: assistantKeys.one(id), exact: true });
      void queries.invalidateQueries({ queryKey: assistantKeys.lists });
      toast({ text: done });
      return true;
    } catch (error) {
      toast({ text: t("assistants.done.notDone", { reason: reasonOf(t, error) }) });
      if (error instanceof ApiError && error.status === 409) {
        void queries.invalidateQueries({ queryKey: assistantKeys.part(id, "life") });
        void queries.invalidateQueries({ queryKey: assistantKeys.one(id), exact: true });
      }
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    isBusy,
    publish: (version: number) =>
      attempt(
        () => call("publishAssistant", { params, body: { version } }),
        t("assistantLife.done.published", { version }),
      ),
    request: (version: number, note: string) =>
      attempt(
        () => call("requestReview", { params, body: { id: crypto.randomUUID(), version, note } }),
        t("assistantLife.done.requested"),
      ),
    comment: (reviewId: string, text: string) =>
      attempt(
        () =>
          call("commentReview", {
            params: { ...params, review_id: reviewId },
            body: { id: crypto.randomUUID(), text },
          }),
        t("assistantLife.done.commented"),
      ),
    decide: (
      { id: reviewId, version }: { id: string; version: number },
      verdict: { decision: ReviewDecision; comment: string; validUntil: string },
    ) =>
      attempt(
        () =>
          call("decideReview", {
            params: { ...params, review_id: reviewId },
            body: {
              decision: verdict.decision,
              version,
              comment: verdict.comment,
              ...(verdict.validUntil ? { validUntil: verdict.validUntil } : {}),
            },
          }),
        t(`assistantLife.done.${verdict.decision}`),
      ),
    retire: (retired: boolean) =>
      attempt(
        () => call("retireAssistant", { params, body: { retired } }),
        t(retired ? "assistantLife.done.retired" : "assistantLife.done.broughtBack"),
      ),
    makeOfficial: (official: boolean) =>
      attempt(
        async () => {
          await call("makeOfficial", { params: { id }, body: { official } });
          return call("readAssistantLife", { params });
        },
        t(official ? "assistantLife.done.madeOfficial" : "assistantLife.done.madeUnofficial"),
      ),
  };
}

export type LifeActions = ReturnType<typeof useLifeActions>;
