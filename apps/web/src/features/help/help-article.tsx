import type { ReactNode } from "react";
import { useTranslation } from "../../lib/use-translation.ts";
import { useMarkdownLabels } from "../../shell/use-markdown-labels.ts";
import { Markdown } from "../../ui/markdown/markdown.tsx";
import type { HelpGuide, HelpTopicId } from "./help-topic.ts";

interface HelpArticleProps {
  guide: HelpGuide;
  topic: HelpTopicId;
  linkTo: (topic: HelpTopicId, children: ReactNode, className: string) => ReactNode;
  /** Additional content of the page, e.g. the list of shortcuts. */
  children?: ReactNode;
}

export function HelpArticle({ guide, topic, linkTo, children }: HelpArticleProps) {
  const labels = useMarkdownLabels();
  const { t } = useTranslation();
  const { body, related } = guide[topic];
  return (
    <article className="max-w-column">
      <Markdown text={body} labels={labels} headingLevel={1} className="text-[0.9375rem]! leading-6!" />
      {children}
      <aside aria-label={t("help.related")} className="mt-10 border-t border-border pt-4">
        <h2 className="text-sm font-medium text-text-muted">{t("help.related")}</h2>
        <ul className="mt-1">
          {related.map((each) => (
            <li key={each}>
              {linkTo(
                each,
                guide[each].title,
                "inline-block rounded-sm py-1.5 text-accent-text hover:underline",
              )}
            </li>
          ))}
        </ul>
      </aside>
    </article>
  );
}
