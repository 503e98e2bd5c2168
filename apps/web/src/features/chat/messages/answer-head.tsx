import { FileCheck2, Globe } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { categoryLabel } from "../../../lib/category-label.ts";
import type { MessageRow } from "../../../local-db/rows.ts";
import { Badge } from "../../../ui/badge.tsx";

/** The line above an answer: based on documents, or on web pages. */
export function AnswerHead({
  answer: { grounded, online, urls, category },
}: {
  answer: Pick<MessageRow, "grounded" | "online" | "urls" | "category">;
}) {
  const { t, i18n } = useTranslation();
  if (grounded) {
    return (
      <Line icon={<FileCheck2 className="size-3.5" />}>
        {category ? (
          <>
            {t("messages.grounded.inCategory")}{" "}
            <span className="font-medium text-accent-text">
              {categoryLabel(category.label, i18n.language)}
            </span>
          </>
        ) : (
          t("messages.grounded.plain")
        )}
      </Line>
    );
  }
  if (online && urls.length > 0) {
    return <Line icon={<Globe className="size-3.5" />}>{t("messages.online")}</Line>;
  }
  return category && <Badge className="mt-2.5">{categoryLabel(category.label, i18n.language)}</Badge>;
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="mt-3 flex items-center gap-2 text-xs text-text-subtle">
      {icon}
      <span>{children}</span>
    </p>
  );
}
