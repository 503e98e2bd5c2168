import { FileCheck2, Globe } from "lucide-react";
import type { ReactNode } from "react";
import { categoryLabel } from "../../../lib/category-label.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import type { MessageRow } from "../../../local-db/rows.ts";
import { Badge } from "../../../ui/badge.tsx";
import { titlesInOrder } from "./answer-titles.ts";

const MOST_TITLES = 2;

/** The line above an answer: the documents or web pages that it rests on. */
export function AnswerHead({
  answer: { grounded, online, urls, category, text, citations },
}: {
  answer: Pick<MessageRow, "grounded" | "online" | "urls" | "category" | "text" | "citations">;
}) {
  const { t, i18n } = useTranslation();
  const titles = grounded ? titlesInOrder(text, citations) : [];
  // An answer about the product itself («todavía estoy leyendo», «lo recordaré») rests on no document.
  if (titles.length > 0) {
    const rest = titles.length - MOST_TITLES;
    return (
      <Line icon={<FileCheck2 className="mt-px size-3.5 flex-none" />}>
        {t("messages.grounded.with")}
        {titles.slice(0, MOST_TITLES).map((title, at) => (
          <span key={title}>
            {at > 0 && (rest > 0 ? "," : ` ${t("messages.grounded.and")}`)}{" "}
            <span className="font-medium text-accent-text">{title}</span>
          </span>
        ))}
        {rest > 0 && ` ${t("messages.grounded.more", { count: rest })}`}
      </Line>
    );
  }
  if (online && urls.length > 0) {
    return <Line icon={<Globe className="mt-px size-3.5 flex-none" />}>{t("messages.online")}</Line>;
  }
  return category && <Badge className="mt-2.5">{categoryLabel(category.label, i18n.language)}</Badge>;
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="mt-3 flex items-start gap-2 text-xs text-text-subtle">
      {icon}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}
