import { isAdmin } from "@metatron/contract/roles";
import { Link } from "@tanstack/react-router";
import { useUnseenNews } from "../../features/news/use-unseen-news.ts";
import { usePerson } from "../../features/session/use-person.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { useShell } from "../../shell/shell-state.tsx";
import { Count } from "../../ui/count.tsx";
import { cx } from "../../ui/cx.ts";
import { type SectionName, sectionsFor } from "./sections.ts";

type Look = "row" | "icon" | "tile";

/** The links to the other sections: rows in the list, icons on the rail, tiles in the drawer. */
export function SectionLinks({ look, onNavigate }: { look: Look; onNavigate?: () => void }) {
  const { t } = useTranslation();
  const { roles } = usePerson();
  const unseen = useUnseenNews();
  const { setNewsOpen } = useShell();
  return (
    <ul className={LISTS[look]}>
      {shownIn(look, sectionsFor({ isAdmin: isAdmin(roles) })).map(({ name, to, icon: Icon }) => {
        const count = name === "news" ? unseen : 0;
        const word = t(wordOf(name, look));
        const unseenText = count > 0 ? t("shell.unseen", { count }) : "";
        const label = [word, unseenText].filter(Boolean).join(", ");
        return (
          <li key={name}>
            <Link
              to={to}
              onClick={(event) => {
                onNavigate?.();
                // The news page has its own URL; a plain click opens the news over the current page instead.
                if (name !== "news" || event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                setNewsOpen(true);
              }}
              {...(look === "icon"
                ? { "aria-label": label, "data-tooltip": label, "data-tooltip-side": "right" }
                : {})}
              className={cx("transition-colors", LINKS[look])}
            >
              <Icon />
              {look !== "icon" && <span className="min-w-0 flex-1 truncate">{word}</span>}
              {count > 0 && <Count value={count} label={unseenText} className={COUNTS[look]} />}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** A sixth tile would cut the words of all; on phones the profile menu has the hand-overs and projects. */
function shownIn(look: Look, sections: ReturnType<typeof sectionsFor>) {
  return look === "tile"
    ? sections.filter(({ name }) => name !== "handovers" && name !== "projects")
    : sections;
}

/** Five tiles side by side have no space for the long label. */
function wordOf(name: SectionName, look: Look) {
  return name === "admin" && look === "tile" ? "shell.adminShort" : (`shell.${name}` as const);
}

const LISTS = {
  row: "",
  icon: "grid justify-items-center gap-1",
  tile: "grid auto-cols-fr grid-flow-col",
} satisfies Record<Look, string>;

const LINKS = {
  row: "flex h-row items-center gap-2.5 rounded-sm px-2.5 text-text-muted hover:bg-surface-hover hover:text-text aria-[current=page]:bg-surface-active aria-[current=page]:font-medium aria-[current=page]:text-text",
  icon: "relative grid size-touch place-items-center rounded-md text-text-muted hover:bg-surface-hover hover:text-text aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-text [&_.lucide]:size-5 [&_.lucide]:[stroke-width:1.6]",
  tile: "relative flex flex-col items-center gap-1 rounded-md px-0.5 py-2 text-center text-xs text-text-muted aria-[current=page]:bg-surface-active aria-[current=page]:text-text [&_.lucide]:size-5 [&_.lucide]:[stroke-width:1.6]",
} satisfies Record<Look, string>;

const COUNTS = {
  row: "",
  icon: "absolute top-1 right-0.5",
  tile: "absolute top-0.5 left-[54%]",
} satisfies Record<Look, string>;
