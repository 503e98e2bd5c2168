import { Search } from "lucide-react";
import { type KeyboardEvent, useId, useMemo, useRef, useState } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import { Input } from "../../../ui/input.tsx";
import { type EmojiEntry, findEmoji } from "./find-emoji.ts";
import { moveInGrid } from "./move-in-grid.ts";

interface EmojiPickerProps {
  chosen: string | null;
  /** Null removes the emoji. */
  onChoose: (emoji: string | null) => void;
}

const COLUMNS = 8;

export function EmojiPicker({ chosen, onChoose }: EmojiPickerProps) {
  const { t, i18n } = useTranslation();
  const [query, setQuery] = useState("");
  const grid = useRef<HTMLDivElement>(null);
  const groups = useMemo(() => findEmoji(query, i18n.language), [query, i18n.language]);
  const [stop, setStop] = useState(chosen);
  const all = groups.flatMap(({ entries }) => entries);
  const stopAt = all.some(({ emoji }) => emoji === stop) ? stop : all[0]?.emoji;

  function focusAt(index: number) {
    grid.current?.querySelectorAll<HTMLElement>("button")[index]?.focus();
  }

  function handleGridKey(event: KeyboardEvent<HTMLElement>) {
    const buttons = [...(grid.current?.querySelectorAll("button") ?? [])];
    const at = [...buttons.keys()].find((place) => buttons[place] === event.target) ?? -1;
    const next = moveInGrid({
      key: event.key,
      at,
      sizes: groups.map(({ entries }) => entries.length),
      columns: COLUMNS,
    });
    if (next === null) return;
    event.preventDefault();
    focusAt(next);
  }

  return (
    <div>
      <Input
        type="search"
        icon={<Search />}
        aria-label={t("list.emojiSearch")}
        placeholder={t("list.emojiSearch")}
        value={query}
        autoComplete="off"
        onChange={(event) => setQuery(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "ArrowDown") {
            event.preventDefault();
            focusAt(0);
          }
          if (event.key === "Enter" && query.trim() && all[0]) onChoose(all[0].emoji);
        }}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys of its buttons are delegated to it. */}
      <div ref={grid} onKeyDown={handleGridKey} className="-mx-2 mt-3 h-72 overflow-y-auto px-2 pb-2">
        {groups.map(({ name, entries }) => (
          <EmojiGroup
            key={name}
            heading={t(`list.emojiGroups.${name}`)}
            entries={entries}
            chosen={chosen}
            stopAt={stopAt}
            onFocus={setStop}
            onChoose={onChoose}
          />
        ))}
        <p role="status" className={all.length === 0 ? "pt-8 text-center text-text-muted" : "sr-only"}>
          {all.length === 0 ? t("list.emojiNone") : query ? t("list.emojiFound", { count: all.length }) : ""}
        </p>
      </div>
      {chosen && (
        <Button size="sm" variant="ghost" onClick={() => onChoose(null)} className="mt-2 -ml-2">
          {t("list.emojiRemove")}
        </Button>
      )}
    </div>
  );
}

interface EmojiGroupProps {
  heading: string;
  entries: readonly EmojiEntry[];
  chosen: string | null;
  stopAt: string | null | undefined;
  onFocus: (emoji: string) => void;
  onChoose: (emoji: string) => void;
}

function EmojiGroup({ heading, entries, chosen, stopAt, onFocus, onChoose }: EmojiGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="pt-2.5 pb-1 text-xs font-medium text-text-subtle">
        {heading}
      </h3>
      <div className="grid grid-cols-8">
        {entries.map(({ emoji, name }) => (
          <button
            key={emoji}
            type="button"
            aria-label={name}
            aria-pressed={emoji === chosen}
            data-tooltip={name}
            tabIndex={emoji === stopAt ? 0 : -1}
            onFocus={() => onFocus(emoji)}
            onClick={() => onChoose(emoji)}
            className={cx(
              "grid h-10 place-items-center rounded-sm text-[1.375rem] leading-none -outline-offset-2 hover:bg-surface-hover pointer-coarse:h-touch",
              emoji === chosen && "bg-accent-soft",
            )}
          >
            {emoji}
          </button>
        ))}
      </div>
    </section>
  );
}
