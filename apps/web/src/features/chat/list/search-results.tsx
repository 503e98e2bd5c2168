import type { HistoryHit } from "@metatron/contract/chat/conversation";
import { MessageSquare } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import type { Translate } from "../../../lib/translator.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import type { ChatsDatabase } from "../../../local-db/chats-database.ts";
import { Badge } from "../../../ui/badge.tsx";
import { cx } from "../../../ui/cx.ts";
import { MarkedText } from "../../../ui/marked-text.tsx";
import { FailedList, LoadingList } from "./list-states.tsx";
import { hitKey } from "./merge-hits.ts";
import { type FoundHistory, useHistorySearch } from "./use-history-search.ts";

interface SearchResultsProps {
  db: ChatsDatabase;
  query: string;
  chosenId: string | null;
  onOpen: (conversationId: string, messageId: string | null) => void;
  /** Moves the focus back to the search field. */
  onLeave: () => void;
  onRetry: () => void;
}

/** Replaces the list during a search: titles first, then messages, with the search terms marked. */
export function SearchResults({ db, query, chosenId, onOpen, onLeave, onRetry }: SearchResultsProps) {
  const { t } = useTranslation();
  const found = useHistorySearch(db, query);
  const list = useRef<HTMLUListElement>(null);

  function handleKeyDown(event: KeyboardEvent) {
    const links = [...(list.current?.querySelectorAll("a") ?? [])];
    const at = [...links.keys()].find((place) => links[place] === document.activeElement) ?? -1;
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (event.key !== "Escape" && step === 0) return;
    event.preventDefault();
    if (step === 0 || at + step < 0) onLeave();
    else links[at + step]?.focus();
  }

  if (found.state === "failed") return <FailedList onRetry={onRetry} />;
  return (
    <div className="h-full overflow-y-auto overscroll-contain px-2 pb-6">
      <p role="status" className="px-2.5 pt-3.5 pb-1 text-xs font-medium text-text-subtle">
        {statusOf(found, t)}
      </p>
      {found.state === "searching" ? (
        <LoadingList />
      ) : (
        <ul ref={list} data-search-results aria-label={t("list.results")} onKeyDown={handleKeyDown}>
          {found.hits.map((hit) => (
            <li key={hitKey(hit)}>
              <Hit hit={hit} isChosen={hit.conversationId === chosenId} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function statusOf(found: FoundHistory, t: Translate): string {
  if (found.state !== "found") return t("list.searching");
  const { hits, reach } = found;
  const words = hits.length === 0 ? noneWords(reach, t) : t("list.found", { count: hits.length });
  return reach === "hereOnly" ? `${words} ${t("list.hereOnly")}` : words;
}

const noneWords = (reach: string, t: Translate) => t(reach === "here" ? "list.searching" : "list.none");

interface HitProps {
  hit: HistoryHit;
  isChosen: boolean;
  onOpen: SearchResultsProps["onOpen"];
}

function Hit({ hit, isChosen, onOpen }: HitProps) {
  const { t } = useTranslation();
  const { conversationId, messageId, title, emoji, archived, snippet } = hit;
  return (
    <a
      href={`/chat/${conversationId}${messageId ? `#${messageId}` : ""}`}
      aria-current={isChosen ? "page" : undefined}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onOpen(conversationId, messageId);
      }}
      className={cx(
        "flex min-h-row gap-2.5 rounded-sm px-2.5 py-2 text-sm -outline-offset-2 hover:bg-surface-hover pointer-coarse:text-[0.9375rem]",
        isChosen ? "bg-surface-active font-medium text-text" : "text-text-muted",
      )}
    >
      <span
        className="grid h-4.5 w-[18px] flex-none place-items-center text-lg leading-none"
        aria-hidden="true"
      >
        {emoji ?? <MessageSquare className="text-text-subtle" />}
      </span>
      <span className="min-w-0 flex-1">
        <span className={cx("block text-text", messageId ? "truncate" : "line-clamp-2")}>
          {messageId ? title : <MarkedText {...snippet} />}
        </span>
        {messageId && (
          <span className="mt-0.5 line-clamp-2 text-xs font-normal text-text-subtle">
            <MarkedText {...snippet} />
          </span>
        )}
        {archived && <Badge className="mt-1">{t("list.archivedMark")}</Badge>}
      </span>
    </a>
  );
}
