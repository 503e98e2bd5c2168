import type { Language } from "@metatron/contract/enums";
import { Languages } from "lucide-react";
import { useMemo } from "react";
import { LANGUAGE_NAMES, languageFrom } from "../../lib/language.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { useMarkdownLabels } from "../../shell/use-markdown-labels.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Markdown } from "../../ui/markdown/markdown.tsx";
import { type NewsPart, partsOfNews } from "./news-body.ts";
import { NewsPicture } from "./news-picture.tsx";

export interface ShownNews {
  title: string;
  body: string;
  /** The language of title and body, which is another one than the reader's without a translation. */
  language: Language;
  /** As `YYYY-MM-DD`; null for an unpublished item. */
  date: string | null;
}

interface NewsArticleProps {
  item: ShownNews;
  isUnseen: boolean;
  /** Navigates to a path in the app. */
  onGo: (path: string) => void;
  /** The heading level of the item's title. */
  level?: 2 | 3;
  /** The language of the reader, if the item is previewed for somebody else. */
  reader?: Language;
}

/** One item: pictures, day, title and text; used for readers and for the preview. */
export function NewsArticle({ item, isUnseen, onGo, level = 3, reader }: NewsArticleProps) {
  const { t } = useTranslation();
  const Title = level === 2 ? "h2" : "h3";
  const parts = useMemo(() => partsOfNews(item.body), [item.body]);
  const first = parts[0]?.kind === "picture" ? parts[0] : null;
  return (
    <article className="grid gap-2">
      {first && <NewsPicture id={first.id} alt={first.alt} />}
      <div>
        <p className="flex items-center gap-2 text-xs text-text-subtle">
          {isUnseen && (
            <span className="size-1.5 flex-none rounded-full bg-accent">
              <span className="sr-only">{t("news.unseen")}</span>
            </span>
          )}
          <NewsDate day={item.date} />
          <OriginalLanguage language={item.language} reader={reader} />
        </p>
        <Title
          lang={item.language}
          className="mt-1 text-[0.9375rem] leading-[21px] font-semibold tracking-title text-balance"
        >
          {item.title}
        </Title>
      </div>
      <div lang={item.language} className="grid gap-2">
        <NewsText parts={first ? parts.slice(1) : parts} onGo={onGo} />
      </div>
    </article>
  );
}

/** Marks an item that is not in the reader's language. */
export function OriginalLanguage({
  language,
  reader,
}: {
  language: Language;
  reader?: Language | undefined;
}) {
  const { t, i18n } = useTranslation();
  if ((reader ?? languageFrom(i18n.language)) === language) return null;
  return (
    <Badge lang={i18n.language}>
      <Languages className="size-3.5" aria-hidden="true" />
      {t("news.original", { language: LANGUAGE_NAMES[language] })}
    </Badge>
  );
}

export function NewsText({ parts, onGo }: { parts: readonly NewsPart[]; onGo: (path: string) => void }) {
  // The parts of one text never change their order, so the index is a stable key.
  const numbered = parts.map((part, at) => ({ part, key: `${part.kind}-${at}` }));
  return numbered.map(({ part, key }) => <Part key={key} part={part} onGo={onGo} />);
}

function Part({ part, onGo }: { part: NewsPart; onGo: (path: string) => void }) {
  const labels = useMarkdownLabels();
  switch (part.kind) {
    case "text":
      return (
        <Markdown
          text={part.text}
          labels={labels}
          headingLevel={4}
          className="text-[0.875rem]! leading-[21px]! text-text-muted"
        />
      );
    case "picture":
      return <NewsPicture id={part.id} alt={part.alt} />;
    case "action":
      return (
        <div>
          <Button asChild variant="soft" size="sm">
            <a
              href={part.path}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onGo(part.path);
              }}
            >
              {part.label}
            </a>
          </Button>
        </div>
      );
  }
}

/** "Today" for the current day; without the year for the current year. */
function NewsDate({ day }: { day: string | null }) {
  const { t, i18n } = useTranslation();
  if (day === null) return <span>{t("news.draft")}</span>;
  const now = new Date();
  const isToday = day === localDay(now);
  const format = new Intl.DateTimeFormat(i18n.language, {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
    ...(day.startsWith(String(now.getFullYear())) ? {} : { year: "numeric" }),
  });
  return (
    <time dateTime={day}>{isToday ? t("news.today") : format.format(new Date(`${day}T00:00:00Z`))}</time>
  );
}

const localDay = (date: Date) =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}`;
