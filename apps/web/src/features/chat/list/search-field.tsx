import { Search, X } from "lucide-react";
import type { RefObject } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Kbd } from "../../../ui/kbd.tsx";

interface SearchFieldProps {
  field: RefObject<HTMLInputElement | null>;
  query: string;
  onQueryChange: (query: string) => void;
  placeholder: string;
  /** The shortcut of the global search. */
  keys: string;
}

/** Searches titles and messages; the results replace the list. */
export function SearchField({ field, query, onQueryChange, placeholder, keys }: SearchFieldProps) {
  const { t } = useTranslation();
  return (
    <div className="relative flex h-row items-center rounded-md text-text-subtle transition-colors focus-within:bg-surface-raised hover:bg-surface-hover focus-within:hover:bg-surface-raised max-handset:h-touch max-handset:rounded-lg max-handset:bg-surface-sunken">
      <Search className="pointer-events-none absolute left-3" />
      <input
        ref={field}
        type="search"
        data-takes-escape={query ? "" : undefined}
        aria-label={t("list.searchLabel")}
        placeholder={placeholder}
        value={query}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => onQueryChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === "Escape" && query) {
            event.preventDefault();
            onQueryChange("");
          }
          if (event.key === "ArrowDown" || event.key === "Enter") focusFirstResult(event);
        }}
        className="h-full w-full min-w-0 rounded-[inherit] bg-transparent pr-9 pl-[38px] text-md text-text outline-focus placeholder:text-text-subtle max-handset:text-field [&::-webkit-search-cancel-button]:hidden"
      />
      {query ? (
        <IconButton
          size="sm"
          label={t("list.clearSearch")}
          onClick={() => {
            onQueryChange("");
            field.current?.focus();
          }}
          className="absolute! right-1"
        >
          <X />
        </IconButton>
      ) : (
        <span className="pointer-events-none absolute right-2">
          <Kbd>{keys}</Kbd>
        </span>
      )}
    </div>
  );
}

function focusFirstResult(event: React.KeyboardEvent) {
  const first = document.querySelector<HTMLElement>("[data-search-results] a");
  if (!first) return;
  event.preventDefault();
  first.focus();
}
