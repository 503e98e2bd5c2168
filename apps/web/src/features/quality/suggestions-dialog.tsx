import { useQuery } from "@tanstack/react-query";
import { reasonOf } from "../../api/reason-of.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";
import { suggestionsQuery } from "./quality-queries.ts";
import { type EditedQuestion, newQuestion } from "./question-dialog.tsx";

const TONES = { verified: "accent", corrected: "accent", bad: "danger", good: "success" } as const;

interface SuggestionsDialogProps {
  assistantId: string;
  onClose: () => void;
  onChoose: (question: EditedQuestion) => void;
}

/** Questions with feedback from people, to be reviewed and added one by one. */
export function SuggestionsDialog({ assistantId, onClose, onChoose }: SuggestionsDialogProps) {
  const { t } = useTranslation();
  const { data, error, isPending } = useQuery(suggestionsQuery(assistantId));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t("quality.suggestionsTitle")}
      description={t("quality.suggestionsHint")}
      closeLabel={t("quality.close")}
    >
      {isPending && (
        <SkeletonGroup label={t("quality.loading")} className="grid gap-3">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </SkeletonGroup>
      )}
      {error && <Notice tone="warning">{t("quality.failed", { reason: reasonOf(t, error) })}</Notice>}
      {data?.items.length === 0 && <p role="status">{t("quality.noSuggestions")}</p>}
      <ul className="border-t border-border">
        {data?.items.map(({ id, kind, question, document }) => (
          <li key={id} className="flex items-center gap-3 border-b border-border py-2.5 text-sm">
            <span className="min-w-0 flex-1 wrap-anywhere">
              {question} <Badge tone={TONES[kind]}>{t(`quality.kinds.${kind}`)}</Badge>
            </span>
            <Button
              size="sm"
              aria-label={t("quality.addOf", { question })}
              onClick={() => onChoose(newQuestion({ question, document, suggestionId: id }))}
            >
              {t("quality.addShort")}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
