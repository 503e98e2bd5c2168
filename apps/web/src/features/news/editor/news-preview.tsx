import type { Language } from "@metatron/contract/enums";
import type { NewsDraft } from "@metatron/contract/news/news";
import { useDeferredValue, useId } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { NewsArticle } from "../news-article.tsx";
import { wordsIn } from "./news-draft.ts";

interface NewsPreviewProps {
  draft: NewsDraft;
  language: Language;
  onGo: (path: string) => void;
}

/** The item as readers of this language see it, at the width of their drawer. */
export function NewsPreview({ draft, language, onGo }: NewsPreviewProps) {
  const { t } = useTranslation();
  const id = useId();
  const shown = useDeferredValue(draft);
  const own = wordsIn(shown, language);
  const hasOwn = own.title !== "" || own.body !== "";
  const { title, body } = hasOwn ? own : shown;
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-2 text-sm font-medium text-text-muted">
        {t("newsAdmin.preview")}
      </h2>
      <div className="rounded-lg border border-border bg-surface-raised p-6">
        <NewsArticle
          item={{
            title: title || t("newsAdmin.untitled"),
            body,
            language: hasOwn ? language : shown.language,
            date: shown.publishOn,
          }}
          isUnseen
          reader={language}
          onGo={onGo}
        />
      </div>
    </section>
  );
}
