import type { AnswerMemory as Memory } from "@metatron/contract/memory/memory";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { UserRound } from "lucide-react";
import { type ReactNode, useId } from "react";
import { call } from "../../api/call.ts";
import { reasonOf } from "../../api/reason-of.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { useLocalData } from "../../local-db/local-data.ts";
import { noteProposalState } from "../../local-db/messages.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.ts";
import { MEMORY_KEY } from "./memory-query.ts";
import { usedNames } from "./used-names.ts";

interface AnswerMemoryProps {
  answerId: string;
  conversationId: string;
  memory: Memory;
}

/** Under an answer: the facts that its prompt contained, and a fact that it proposes to remember. */
export function AnswerMemory({ answerId, conversationId, memory: { used, proposal } }: AnswerMemoryProps) {
  const { t, i18n } = useTranslation();
  return (
    <>
      {used.length > 0 && (
        <Line link={t("memory.mark.link")}>
          {t("memory.mark.sentence", { facts: usedNames(t, used, i18n.language) })}
        </Line>
      )}
      {proposal?.state === "open" && (
        <ProposalCard answerId={answerId} conversationId={conversationId} fact={proposal.text} />
      )}
      {proposal?.state === "kept" && (
        <Line link={t("memory.card.seen")}>{t("memory.card.kept", { fact: proposal.text })}</Line>
      )}
    </>
  );
}

function Line({ link, children }: { link: string; children: ReactNode }) {
  return (
    <p data-memory-line className="mt-2 flex items-start gap-2 text-xs text-text-subtle">
      <UserRound className="mt-px size-3.5 flex-none" aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere">
        {children}
        {" · "}
        <Link to="/settings" hash="memory" className="text-accent-text underline">
          {link}
        </Link>
      </span>
    </p>
  );
}

type CardProps = Pick<AnswerMemoryProps, "answerId" | "conversationId"> & { fact: string };

function ProposalCard({ answerId, conversationId, fact }: CardProps) {
  const { t } = useTranslation();
  const { db } = useLocalData();
  const queries = useQueryClient();
  const titleId = useId();
  const deciding = useMutation({
    mutationFn: async (keep: boolean) => {
      const { state } = await call("answerMemoryProposal", { params: { answerId }, body: { keep } });
      await noteProposalState(db, { conversationId, answerId, state });
    },
    onError: (error) => toast({ text: t("memory.card.failed", { reason: reasonOf(t, error) }) }),
    onSettled: () => queries.invalidateQueries({ queryKey: MEMORY_KEY }),
  });
  return (
    <section
      aria-labelledby={titleId}
      data-memory-card
      className="mt-3 max-w-measure rounded-lg border border-border bg-surface-raised p-4"
    >
      <h3 id={titleId} className="text-md font-semibold">
        {t("memory.card.title")}
      </h3>
      <p dir="auto" className="mt-1 wrap-anywhere">
        «{fact}»
      </p>
      <p className="mt-1 text-xs text-text-subtle">{t("memory.card.hint")}</p>
      <fieldset aria-label={t("memory.card.choices")} className="mt-3 flex flex-wrap gap-2">
        <Button variant="soft" disabled={deciding.isPending} onClick={() => deciding.mutate(true)}>
          {t("memory.card.keep")}
        </Button>
        <Button variant="ghost" disabled={deciding.isPending} onClick={() => deciding.mutate(false)}>
          {t("memory.card.no")}
        </Button>
      </fieldset>
    </section>
  );
}
