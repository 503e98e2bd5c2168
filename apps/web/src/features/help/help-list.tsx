import { Search } from "lucide-react";
import { type ReactNode, useDeferredValue, useId, useState } from "react";
import { useTranslation } from "../../lib/use-translation.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Input } from "../../ui/input.tsx";
import type { HelpGuide, HelpTopicId } from "./help-topic.ts";
import { searchHelp } from "./search-help.ts";

interface HelpListProps {
  guide: HelpGuide;
  /** A link to a page of the guide. */
  linkTo: (topic: HelpTopicId, children: ReactNode, className: string) => ReactNode;
}

export function HelpList({ guide, linkTo }: HelpListProps) {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState("");
  const query = useDeferredValue(typed.trim());
  const found = searchHelp(guide, query);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="sr-only">
        {t("help.topics")}
      </h2>
      <Input
        type="search"
        icon={<Search />}
        aria-label={t("help.search")}
        placeholder={t("help.searchPlaceholder")}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <p role="status" className="sr-only">
        {query && t("help.results", { count: found.length })}
      </p>
      {found.length === 0 ? (
        <EmptyState
          title={t("help.nothing", { words: query })}
          description={t("help.nothingText")}
          className="py-10"
        />
      ) : (
        <ul className="mt-3 grid gap-x-10 border-t border-border tablet:grid-cols-2">
          {found.map((topic) => (
            <li key={topic} className="border-b border-border">
              {linkTo(
                topic,
                <>
                  <span className="block font-medium">{guide[topic].title}</span>
                  <span className="mt-0.5 block text-sm text-text-muted">{guide[topic].summary}</span>
                </>,
                "block rounded-sm py-3 hover:text-accent-text",
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
