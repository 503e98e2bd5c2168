import type { RunningResearch } from "@metatron/contract/research/research";
import {
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  Suspense,
  useCallback,
  useMemo,
  useRef,
  useState,
} from "react";
import { loadWhenOnline } from "../../../lib/load-when-online.ts";
import { withTexts } from "../../../lib/texts.ts";
import type { ConversationRow as Row } from "../../../local-db/rows.ts";
import { ContextMenu } from "../../../ui/context-menu.tsx";
import type { ConversationActions } from "./conversation-actions.ts";
import { groupConversations } from "./group-conversations.ts";
import { LateEmojiDialog } from "./late-emoji-dialog.tsx";
import { LateConversationItems } from "./late-items.ts";
import type { ListView } from "./list-view.ts";
import { requestMove } from "./move-request.ts";
import { RowGroup } from "./row-group.tsx";
import { moveFrom, rowCommandOf } from "./row-keys.ts";
import { layOutRows, visibleRows } from "./row-layout.ts";
import { selectRange, toggleRow } from "./select-rows.ts";
import { requestTags } from "./tags-request.ts";
import { useLongPress } from "./use-long-press.ts";
import { useRowFocus } from "./use-row-focus.ts";
import { useRowMenu } from "./use-row-menu.ts";
import { useRowProjects } from "./use-row-projects.ts";
import { useRowPx, useRowWindow } from "./use-row-window.ts";
import { useToday } from "./use-today.ts";

const DropTray = lazy(
  loadWhenOnline(
    withTexts(["projects"], () => import("./drop-tray.tsx").then((module) => ({ default: module.DropTray }))),
  ),
);

interface ConversationRowsProps {
  rows: readonly Row[];
  running: ReadonlySet<string>;
  waiting: ReadonlySet<string>;
  /** Conversations with an answer that was written in the background and not opened yet. */
  unread: ReadonlySet<string>;
  /** Deep searches in progress, by conversation. */
  research: ReadonlyMap<string, RunningResearch>;
  chosenId: string | null;
  actions: ConversationActions;
  onOpen: (id: string) => void;
  view: Pick<ListView, "selected" | "anchor">;
  onView: (change: Partial<ListView>) => void;
}

/** The virtualized rows of the list: only visible rows are rendered, so that thousands scroll smoothly. */
export function ConversationRows({
  rows,
  running,
  waiting,
  unread,
  research,
  chosenId,
  actions,
  onOpen,
  view: { selected, anchor },
  onView,
}: ConversationRowsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const now = useToday();
  const rowPx = useRowPx();
  const groups = useMemo(() => groupConversations(rows, now), [rows, now]);
  const layout = useMemo(() => layOutRows(groups, rowPx), [groups, rowPx]);
  const { from, to, follow } = useRowWindow(scroller);
  const focus = useRowFocus({ scroller, layout, rows, chosenId });
  const [renamingId, setRenamingId] = useState<string | null>(null);
  const [emojiId, setEmojiId] = useState<string | null>(null);
  const menu = useRowMenu();
  const longPress = useLongPress(toggle);
  const projects = useRowProjects(rows);
  const [dragged, setDragged] = useState<readonly Row[] | null>(null);
  const byId = (id: string | null) => rows.find((row) => row.id === id) ?? null;

  /** The selected rows where the row is one of them, else the row alone. */
  const targetsOf = (row: Row) => (selected?.has(row.id) ? rows.filter(({ id }) => selected.has(id)) : [row]);

  function toggle(id: string) {
    const next = toggleRow(selected, id);
    onView({ selected: next.size > 0 ? next : null, anchor: id });
  }

  function extend(from: Row, to: "next" | "previous") {
    const target = rows[moveFrom(rows.indexOf(from), to, rows.length)] ?? from;
    const both = selectRange(rows, selected, { from: from.id, to: target.id });
    onView({ selected: both, anchor: anchor ?? from.id });
    focus.focusRow(rows.indexOf(target));
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const row = byId(rowIdAt(event.target));
    // The button of a row has the keys of a button.
    const isButton = event.target instanceof Element && event.target.closest("[data-row-menu]");
    const command = row && rowCommandOf(event);
    if (!command || (isButton && command.type === "select")) return;
    // Without a selection, Escape is for the layers around the list.
    if (command.type === "leave" && !selected) return;
    event.preventDefault();
    const targets = targetsOf(row);
    switch (command.type) {
      case "move":
        return focus.focusRow(moveFrom(rows.indexOf(row), command.to, rows.length));
      case "extend":
        return extend(row, command.to);
      case "select":
        return toggle(row.id);
      case "leave":
        return onView({ selected: null });
      case "archive":
        if (!actions.may("pingHistory")) return;
        onView({ selected: null });
        return void actions.archive(targets, !row.archived);
      case "tag":
        return actions.may("pingHistory") ? requestTags(targets.map(({ id }) => id)) : undefined;
      case "moveTo":
        return actions.may("pingHistory") ? requestMove(targets.map(({ id }) => id)) : undefined;
      case "rename":
        return actions.may("editNameHistory") ? setRenamingId(row.id) : undefined;
      case "remove":
        if (!actions.may("deleteHistory")) return;
        return void (targets.length > 1 ? actions.removeMany(targets) : actions.remove(row));
      case "togglePin":
        return actions.may("pingHistory") ? void actions.togglePin(row) : undefined;
      case "toggleFavorite":
        return void actions.toggleFavorite(row);
    }
  }

  function handleClick(event: MouseEvent<HTMLElement>) {
    const id = rowIdAt(event.target);
    if (!id || !(event.target instanceof Element)) return;
    if (longPress.takesClick()) return event.preventDefault();
    const button = event.target.closest("[data-row-menu]");
    if (button) return menu.openFrom(button);
    if (event.button !== 0 || event.altKey || !event.target.closest("[data-row-link]")) return;
    event.preventDefault();
    const from = anchor ?? chosenId;
    if (event.shiftKey) onView({ selected: selectRange(rows, selected, { from, to: id }), anchor: id });
    else if (selected || event.ctrlKey || event.metaKey) toggle(id);
    else onOpen(id);
  }

  // Must be referentially stable, or every visible row re-renders while scrolling.
  const { focusAgain } = focus;
  const handleRenamed = useCallback(
    (row: Row, title: string | null, by: "key" | "blur") => {
      setRenamingId(null);
      if (by === "key") focusAgain(row.id);
      if (title !== null) void actions.rename(row, title);
    },
    [actions, focusAgain],
  );

  const menuRow = byId(menu.rowId);
  const emojiRow = byId(emojiId);
  const slices = visibleRows(layout, { from, to, keep: focus.stopIndex });
  return (
    <>
      <ContextMenu
        onOpenChange={menu.onOpenChange}
        target={
          // biome-ignore lint/a11y/noStaticElementInteractions: events of its rows are delegated to it.
          <div
            ref={scroller}
            onScroll={follow}
            onKeyDown={handleKeyDown}
            onClick={handleClick}
            onFocus={(event) => {
              const id = rowIdAt(event.target);
              if (id) focus.noteFocus(id);
            }}
            onBlur={focus.noteBlur}
            onPointerDown={(event) => {
              menu.note(rowIdAt(event.target), event);
              longPress.down(linkIdAt(event.target), event);
            }}
            onPointerMove={longPress.move}
            onPointerUp={longPress.end}
            onPointerCancel={longPress.end}
            onDragStart={(event) => {
              const row = byId(linkIdAt(event.target));
              if (!row || !actions.may("pingHistory")) return;
              // Chromium ends a drag whose event changes the page.
              setTimeout(() => setDragged(targetsOf(row)));
            }}
            onDragEnd={() => setDragged(null)}
            onContextMenu={(event) => {
              if (longPress.takesMenu()) event.preventDefault();
              else menu.note(rowIdAt(event.target), event);
            }}
            className="h-full overflow-y-auto overscroll-contain"
          >
            <div className="relative" style={{ height: layout.height + END_PX }}>
              {slices.map(({ placed, shown }) => (
                <RowGroup
                  key={placed.group.key}
                  placed={placed}
                  shown={shown}
                  rowPx={rowPx}
                  now={now}
                  look={{
                    chosenId,
                    running,
                    waiting,
                    unread,
                    projects,
                    research,
                    renamingId,
                    selected,
                    menuId: menu.isOpen ? menu.rowId : null,
                    stopId: focus.stopId,
                  }}
                  onRenamed={handleRenamed}
                />
              ))}
            </div>
          </div>
        }
      >
        {menuRow && (
          <LateConversationItems
            conversation={menuRow}
            actions={actions}
            onRename={() => setRenamingId(menuRow.id)}
            onEmoji={() => setEmojiId(menuRow.id)}
            onSelect={() => onView({ selected: toggleRow(selected, menuRow.id), anchor: menuRow.id })}
            shortcuts="shown"
          />
        )}
      </ContextMenu>
      {dragged && (
        <Suspense fallback={null}>
          <DropTray rows={dragged} onDropped={() => onView({ selected: null })} />
        </Suspense>
      )}
      <LateEmojiDialog
        conversation={emojiRow}
        onClose={() => setEmojiId(null)}
        onChoose={(emoji) => emojiRow && void actions.changeEmoji(emojiRow, emoji)}
      />
    </>
  );
}

/** Keeps the last row clear of the fading edge. */
const END_PX = 24;

function rowIdAt(target: EventTarget): string | null {
  if (!(target instanceof Element)) return null;
  return target.closest("[data-conversation]")?.getAttribute("data-conversation") ?? null;
}

/** The row whose link is here; its button has a press of its own. */
const linkIdAt = (target: EventTarget) =>
  target instanceof Element && target.closest("[data-row-link]") ? rowIdAt(target) : null;
