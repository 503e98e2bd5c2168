import type { RunningResearch } from "@metatron/contract/research/research";
import { type KeyboardEvent, type MouseEvent, useCallback, useMemo, useRef, useState } from "react";
import type { ConversationRow as Row } from "../../../local-db/rows.ts";
import { ContextMenu } from "../../../ui/context-menu.tsx";
import type { ConversationActions } from "./conversation-actions.ts";
import { ConversationItems } from "./conversation-items.tsx";
import { EmojiDialog } from "./emoji-dialog.tsx";
import { groupConversations } from "./group-conversations.ts";
import { RowGroup } from "./row-group.tsx";
import { moveFrom, rowCommandOf } from "./row-keys.ts";
import { layOutRows, visibleRows } from "./row-layout.ts";
import { useRowFocus } from "./use-row-focus.ts";
import { useRowMenu } from "./use-row-menu.ts";
import { useRowPx, useRowWindow } from "./use-row-window.ts";
import { useToday } from "./use-today.ts";

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
  const byId = (id: string | null) => rows.find((row) => row.id === id) ?? null;

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const row = byId(rowIdAt(event.target));
    const command = row && rowCommandOf(event);
    if (!command) return;
    event.preventDefault();
    switch (command.type) {
      case "move":
        return focus.focusRow(moveFrom(rows.indexOf(row), command.to, rows.length));
      case "rename":
        return actions.may("editNameHistory") ? setRenamingId(row.id) : undefined;
      case "remove":
        return actions.may("deleteHistory") ? void actions.remove(row) : undefined;
      case "togglePin":
        return actions.may("pingHistory") ? void actions.togglePin(row) : undefined;
      case "toggleFavorite":
        return void actions.toggleFavorite(row);
    }
  }

  function handleClick(event: MouseEvent<HTMLElement>) {
    const id = rowIdAt(event.target);
    if (!id || !(event.target instanceof Element)) return;
    const button = event.target.closest("[data-row-menu]");
    if (button) return menu.openFrom(button);
    const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!isPlain || !event.target.closest("[data-row-link]")) return;
    event.preventDefault();
    onOpen(id);
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
            onPointerDown={(event) => menu.note(rowIdAt(event.target), event)}
            onContextMenu={(event) => menu.note(rowIdAt(event.target), event)}
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
                    research,
                    renamingId,
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
          <ConversationItems
            conversation={menuRow}
            actions={actions}
            onRename={() => setRenamingId(menuRow.id)}
            onEmoji={() => setEmojiId(menuRow.id)}
            shortcuts="shown"
          />
        )}
      </ContextMenu>
      <EmojiDialog
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
