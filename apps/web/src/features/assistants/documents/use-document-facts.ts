import type { Artifact } from "@metatron/contract/files/file";
import { useTranslation } from "../../../lib/use-translation.ts";
import { dayName } from "../../../lib/validity.ts";
import { dayOf } from "./document-state.ts";

/** The line below a document's title: pages, revision, what replaces it, validity, who is responsible. */
export function useDocumentFacts(): (document: Artifact) => string {
  const { t, i18n } = useTranslation();
  const now = new Date();
  const today = dayOf(now);
  const day = (value: string) => dayName(value, { language: i18n.language, now });

  return ({ status, pages, pagesDone = 0, revision, validFrom, validUntil, supersededBy, ...document }) => {
    if (status === "reading" && pages)
      return t("assistantKnowledge.readingPage", { page: Math.min(pagesDone + 1, pages), pages });
    if (status === "queued" || status === "pending") return t("assistantKnowledge.waiting");
    const owner = document.responsible?.name ?? document.documentOwner;
    const parts = [
      ...(pages ? [t("assistantKnowledge.pages", { count: pages })] : []),
      ...(revision ? [t("assistantKnowledge.revision", { revision })] : []),
      ...(supersededBy ? [t("assistantKnowledge.superseded", { title: nameOf(supersededBy) })] : []),
      ...(validFrom && validFrom > today ? [t("assistantKnowledge.from", { day: day(validFrom) })] : []),
      validUntil
        ? t(validUntil < today ? "assistantKnowledge.expired" : "assistantKnowledge.until", {
            day: day(validUntil),
          })
        : t("assistantKnowledge.noEnd"),
      ...(owner ? [owner] : []),
    ];
    return parts.join(" · ");
  };
}

const nameOf = ({ title, revision }: NonNullable<Artifact["supersededBy"]>) =>
  revision ? `${title}, rev. ${revision}` : title;
