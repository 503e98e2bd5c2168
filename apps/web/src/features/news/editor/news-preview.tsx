import type { NewsDraft } from "@metatron/contract/news/news";
import { useDeferredValue, useId } from "react";
import { useTranslation } from "react-i18next";
import { NewsArticle } from "../news-article.tsx";

/** The item as readers see it, at the width of their drawer. */
export function NewsPreview({ draft, onGo }: { draft: NewsDraft; onGo: (path: string) => void }) {
  const { t } = useTranslation();
  const id = useId();
  const { title, body, publishOn } = useDeferredValue(draft);
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-2 text-sm font-medium text-text-muted">
        {t("newsAdmin.preview")}
      </h2>
      <div className="rounded-lg border border-border bg-surface-raised p-6">
        <NewsArticle
          item={{ title: title || t("newsAdmin.untitled"), body, date: publishOn }}
          isUnseen
          onGo={onGo}
        />
      </div>
    </section>
  );
}
