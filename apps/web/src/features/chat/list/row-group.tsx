import type { Project } from "@metatron/contract/projects/project";
import type { RunningResearch } from "@metatron/contract/research/research";
import { Pin, Star } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import type { ConversationRow as Row } from "../../../local-db/rows.ts";
import { ConversationRow } from "./conversation-row.tsx";
import { monthName } from "./group-conversations.ts";
import { HEADING_PX, type PlacedGroup } from "./row-layout.ts";

interface RowGroupProps {
  placed: PlacedGroup;
  /** Indexes of the rows to render. */
  shown: readonly number[];
  rowPx: number;
  now: Date;
  look: {
    chosenId: string | null;
    running: ReadonlySet<string>;
    waiting: ReadonlySet<string>;
    unread: ReadonlySet<string>;
    projects: ReadonlyMap<string, Project>;
    research: ReadonlyMap<string, RunningResearch>;
    renamingId: string | null;
    /** Null while rows are opened instead of selected. */
    selected: ReadonlySet<string> | null;
    menuId: string | null;
    stopId: string | null;
  };
  onRenamed: (row: Row, title: string | null, by: "key" | "blur") => void;
}

export function RowGroup({ placed, shown, rowPx, now, look, onRenamed }: RowGroupProps) {
  const { t, i18n } = useTranslation();
  const headingId = useId();
  const { name, month, rows } = placed.group;
  const heading =
    name === "month" && month
      ? monthName(month, { language: i18n.language, now })
      : t(`list.groups.${name as Exclude<typeof name, "month">}`); // A month group always has its month.
  return (
    <section aria-labelledby={headingId}>
      <h3
        id={headingId}
        style={{ top: placed.top, height: HEADING_PX }}
        className="absolute inset-x-2 flex items-end gap-1.5 px-2.5 pb-1 text-xs font-medium text-text-subtle [&_.lucide]:size-3.5"
      >
        {name === "pinned" && <Pin />}
        {name === "favorites" && <Star />}
        {heading}
      </h3>
      <ul>
        {shown.map((place) => {
          const row = rows[place];
          if (!row) return null;
          return (
            <ConversationRow
              key={row.id}
              conversation={row}
              top={placed.top + HEADING_PX + place * rowPx}
              position={place + 1}
              setSize={rows.length}
              isChosen={row.id === look.chosenId}
              isRunning={look.running.has(row.id)}
              isWaiting={look.waiting.has(row.id)}
              isUnread={look.unread.has(row.id)}
              project={row.projectId ? look.projects.get(row.projectId) : undefined}
              research={look.research.get(row.id)}
              isRenaming={row.id === look.renamingId}
              isSelected={look.selected?.has(row.id) ?? null}
              isMenuOpen={row.id === look.menuId}
              isTabStop={row.id === look.stopId}
              onRenamed={onRenamed}
            />
          );
        })}
      </ul>
    </section>
  );
}
