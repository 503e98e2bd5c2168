import type { Artifact } from "@metatron/contract/files/file";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Badge } from "../../../ui/badge.tsx";
import { dayOf, daysBetween, documentState, TONES } from "./document-state.ts";

/** The state in a word; green only while people may rely on the document. */
export function DocumentBadge({ document }: { document: Artifact }) {
  const { t } = useTranslation();
  const today = dayOf(new Date());
  const state = documentState(document, today);
  const text =
    state === "expiring" && document.validUntil
      ? t("documents.state.expiring", { count: daysBetween(today, document.validUntil) })
      : state === "replaced" || state === "expired" || state === "early"
        ? t(`documents.state.${state}`)
        : state === "expiring"
          ? t("assistantKnowledge.state.ready")
          : t(`assistantKnowledge.state.${state}`);
  return <Badge tone={TONES[state]}>{text}</Badge>;
}
