import { ChevronDown, ChevronUp, X } from "lucide-react";
import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Input } from "../../../ui/input.tsx";
import { MOST_HITS } from "./find-hits.ts";
import type { Turn } from "./turns.ts";
import { useFind } from "./use-find.ts";

type FindInConversationProps = {
  turns: readonly Turn[];
  scroller: RefObject<HTMLElement | null>;
  query: string;
  onQuery: (query: string) => void;
  /** Scrolls a turn into view. */
  onShow: (turnIndex: number) => void;
  /** The search starts at the first visible turn. */
  firstInSight: () => number;
  onClose: () => void;
};

/** Searches the whole conversation; the browser's own search only sees rendered messages. */
export function FindInConversation({ query, onQuery, onClose, ...place }: FindInConversationProps) {
  const { t } = useTranslation();
  const { current, count, step } = useFind({ query, ...place });
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<Element | null>(null);

  useEffect(() => {
    opener.current = document.activeElement;
    field.current?.focus();
    return () => {
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    };
  }, []);

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.stopPropagation();
      onClose();
    }
    if (event.key === "Enter" && event.target === field.current) {
      event.preventDefault();
      step(event.shiftKey ? -1 : 1);
    }
  };

  return (
    <search
      aria-label={t("messages.find.bar")}
      onKeyDown={handleKey}
      // Over the header, so that it covers none of the searched text.
      className="absolute -top-[54px] right-3 left-3 z-panel flex animate-pop-in items-center gap-1 rounded-lg bg-surface-raised p-1.5 pl-2 shadow-2 handset:-top-[51px] handset:left-auto handset:w-96"
    >
      <Input
        ref={field}
        type="text"
        role="searchbox"
        autoComplete="off"
        aria-label={t("messages.find.field")}
        placeholder={t("messages.find.field")}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        className="flex-1"
      />
      <span
        role="status"
        className="px-1 text-center text-xs whitespace-nowrap text-text-subtle tabular-nums empty:px-0 handset:min-w-18"
      >
        {query.trim() !== "" &&
          (count === 0
            ? t("messages.find.none")
            : t("messages.find.place", {
                n: current + 1,
                count: count === MOST_HITS ? `${count}+` : count,
              }))}
      </span>
      <IconButton
        size="sm"
        label={t("messages.find.previous")}
        disabled={count === 0}
        onClick={() => step(-1)}
      >
        <ChevronUp />
      </IconButton>
      <IconButton size="sm" label={t("messages.find.next")} disabled={count === 0} onClick={() => step(1)}>
        <ChevronDown />
      </IconButton>
      <IconButton size="sm" label={t("messages.find.close")} onClick={onClose}>
        <X />
      </IconButton>
    </search>
  );
}
