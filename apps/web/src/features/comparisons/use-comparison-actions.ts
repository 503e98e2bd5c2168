import type { Comparison, ComparisonVote } from "@metatron/contract/comparisons/comparison";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { reasonOf } from "../../api/reason-of.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { confirm } from "../../ui/confirm.ts";
import { toast } from "../../ui/toast.ts";

interface Board {
  /** Shows a comparison that the server answered. */
  replace: (comparison: Comparison) => void;
  /** Called when the comparison is over. */
  forget: () => Promise<void>;
}

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** What ends a comparison or changes it as a whole. */
export function useComparisonActions({ id, columns }: Comparison, { replace, forget }: Board) {
  const { t } = useTranslation();
  const navigate = useNavigate();

  const voting = useMutation({
    mutationFn: (body: ComparisonVote) => call("voteComparison", { params: { id }, body }),
    onSuccess(voted, sent) {
      replace(voted);
      const isOther = voted.vote?.verdict !== sent.verdict || voted.vote.columnId !== sent.columnId;
      if (isOther) toast({ text: t("comparisons.alreadyVoted") });
    },
    onError: (error) => toast({ text: t("comparisons.voteFailed", { reason: reasonOf(t, error) }) }),
  });

  async function keep(columnId: string, name: string) {
    const answer = await confirm({
      title: t("comparisons.keepTitle", { name }),
      description: t("comparisons.keepText"),
      okVisible: true,
      cancelVisible: true,
      labels: { ok: t("comparisons.keepYes") },
    });
    if (answer !== "ok") return;
    try {
      const { conversationId } = await call("keepComparison", { params: { id }, body: { columnId } });
      await forget();
      await navigate({ to: "/chat/$conversationId", params: { conversationId }, replace: true });
      toast({ text: t("comparisons.kept") });
    } catch (error) {
      toast({ text: t("comparisons.keepFailed", { reason: reasonOf(t, error) }) });
    }
  }

  async function discard() {
    const answer = await confirm({
      title: t("comparisons.discardTitle"),
      description: t("comparisons.discardText"),
      tone: "danger",
      okVisible: true,
      cancelVisible: true,
      labels: { ok: t("comparisons.discard") },
    });
    if (answer !== "ok") return;
    try {
      await call("deleteComparison", { params: { id } });
    } catch (error) {
      // A 404 means that another tab discarded it first.
      if (!isGone(error)) {
        toast({ text: t("comparisons.discardFailed", { reason: reasonOf(t, error) }) });
        return;
      }
    }
    await forget();
    await navigate({ to: "/compare" });
    toast({ text: t("comparisons.discarded") });
  }

  /** Stops every column that is answering. */
  async function stop() {
    const running = columns.flatMap(({ messages }) => messages.filter(({ state }) => state === "streaming"));
    const stops = running.map(({ id: answerId }) => call("stopAnswer", { params: { answerId } }));
    for (const stopped of await Promise.allSettled(stops)) {
      // An answer that has ended by then is nothing to stop.
      if (stopped.status === "fulfilled" || isGone(stopped.reason)) continue;
      toast({ text: t("chat.composer.stopFailed", { reason: reasonOf(t, stopped.reason) }) });
    }
  }

  return { vote: voting.mutate, isVoting: voting.isPending, keep, discard, stop };
}
