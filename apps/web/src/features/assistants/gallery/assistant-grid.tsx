import { Pin } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { Virtualizer } from "virtua";
import { useTranslation } from "../../../lib/use-translation.ts";
import { DivFrame } from "../../../ui/virtual-frames.tsx";
import { useScrollParent } from "../use-scroll-parent.ts";
import type { arrangeAssistants } from "./arrange-assistants.ts";
import { AssistantCard, type CardHandlers } from "./assistant-card.tsx";
import { type GalleryRow, galleryRows } from "./gallery-rows.ts";
import { useColumns } from "./use-columns.ts";

interface AssistantGridProps extends CardHandlers {
  arranged: ReturnType<typeof arrangeAssistants>;
  pinned: ReadonlySet<string>;
  lastUseOf: (id: string) => string | null;
  personEmail: string;
  /** Heading of the cards that are not pinned. */
  othersTitle: string;
}

/** The cards in rows; only rows near the viewport are rendered, so that hundreds scroll smoothly. */
export function AssistantGrid({
  arranged,
  pinned,
  lastUseOf,
  personEmail,
  othersTitle,
  ...handlers
}: AssistantGridProps) {
  const { t } = useTranslation();
  const columns = useColumns();
  const rows = useMemo(() => galleryRows(arranged, columns), [arranged, columns]);
  const frame = useRef<HTMLDivElement>(null);
  const { scroller, margin } = useScrollParent(frame);
  const [focusedRow, setFocusedRow] = useState<number | null>(null);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only tracks which row has the focus.
    <div
      ref={frame}
      onFocus={(event) => setFocusedRow(rowOf(event.target))}
      onBlur={() => setFocusedRow(null)}
    >
      {scroller && (
        <Virtualizer
          as={DivFrame}
          data={rows}
          scrollRef={{ current: scroller }}
          startMargin={margin}
          bufferSize={600}
          {...(focusedRow === null ? {} : { keepMounted: [focusedRow] })}
        >
          {(row: GalleryRow, index) =>
            row.kind === "heading" ? (
              <h2
                key={`${row.section}-heading`}
                className="flex items-center gap-2 pt-1 pb-3 text-sm font-medium text-text-muted"
              >
                {row.section === "pinned" ? (
                  <>
                    <Pin className="size-4" aria-hidden="true" />
                    {t("assistants.pinned")}
                  </>
                ) : (
                  <>
                    {othersTitle}
                    <span className="font-normal text-text-subtle">{row.count}</span>
                  </>
                )}
              </h2>
            ) : (
              <ul
                key={`${row.section}-${row.at}`}
                data-gallery-row={index}
                className="grid gap-3.5 pb-3.5"
                style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
              >
                {row.cards.map((assistant) => (
                  <li key={assistant.id}>
                    <AssistantCard
                      assistant={assistant}
                      isPinned={pinned.has(assistant.id)}
                      lastUse={lastUseOf(assistant.id)}
                      personEmail={personEmail}
                      {...handlers}
                    />
                  </li>
                ))}
              </ul>
            )
          }
        </Virtualizer>
      )}
    </div>
  );
}

function rowOf(target: EventTarget): number | null {
  const row = target instanceof Element ? target.closest<HTMLElement>("[data-gallery-row]") : null;
  return row ? Number(row.dataset.galleryRow) : null;
}
