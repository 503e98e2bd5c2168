import { MAX_PLAN_QUESTION_CHARS } from "@metatron/contract/research/constants";
import { ArrowDown, ArrowUp, Plus, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { addedLine, mayAddLine, movedLine, type PlanLine } from "./plan-lines.ts";

interface PlanEditorProps {
  lines: readonly PlanLine[];
  isDisabled: boolean;
  onChange: (lines: readonly PlanLine[]) => void;
}

/** The sub-questions of a plan as fields: added, removed, and moved by buttons or Alt and an arrow key. */
export function PlanEditor({ lines, isDisabled, onChange }: PlanEditorProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  const [focusId, setFocusId] = useState<number | null>(null);
  const [said, setSaid] = useState("");

  // A moved, added or removed line keeps the focus in the list.
  useEffect(() => {
    if (focusId === null) return;
    list.current?.querySelector<HTMLElement>(`[data-line="${focusId}"] textarea`)?.focus();
    setFocusId(null);
  }, [focusId]);

  function move({ id }: PlanLine, by: -1 | 1) {
    const moved = movedLine(lines, id, by);
    if (moved === lines) return;
    onChange(moved);
    setFocusId(id);
    const place = moved.findIndex((line) => line.id === id) + 1;
    setSaid(t("research.moved", { place, of: moved.length }));
  }

  function remove({ id }: PlanLine) {
    const at = lines.findIndex((line) => line.id === id);
    const left = lines.filter((line) => line.id !== id);
    onChange(left);
    setFocusId((left[at] ?? left[at - 1])?.id ?? null);
    setSaid(t("research.removed", { count: left.length }));
  }

  function add() {
    const grown = addedLine(lines);
    onChange(grown);
    setFocusId(grown.at(-1)?.id ?? null);
  }

  function handleKey(event: KeyboardEvent, line: PlanLine) {
    if (event.nativeEvent.isComposing) return;
    const by = event.altKey ? MOVES[event.key] : undefined;
    if (by) {
      event.preventDefault();
      return move(line, by);
    }
    // A sub-question is one line.
    if (event.key === "Enter") event.preventDefault();
  }

  return (
    <>
      <ol ref={list} className="mt-3 flex flex-col gap-2">
        {lines.map((line, at) => {
          const place = at + 1;
          return (
            <li
              key={line.id}
              data-line={line.id}
              className="flex items-start gap-1 max-handset:flex-wrap max-handset:justify-end"
            >
              <span
                aria-hidden="true"
                className="flex h-10 w-5 flex-none items-center text-sm text-text-subtle tabular-nums"
              >
                {place}
              </span>
              <Textarea
                minRows={1}
                maxRows={4}
                maxLength={MAX_PLAN_QUESTION_CHARS}
                value={line.text}
                disabled={isDisabled}
                aria-label={t("research.line", { place, of: lines.length })}
                aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                onKeyDown={(event) => handleKey(event, line)}
                onChange={(event) => {
                  const text = event.currentTarget.value;
                  onChange(lines.map((each) => (each.id === line.id ? { ...each, text } : each)));
                }}
                className="min-w-0 flex-1 max-handset:basis-[calc(100%-28px)]"
              />
              <span className="flex h-10 flex-none items-center pointer-coarse:gap-1">
                <IconButton
                  size="sm"
                  label={t("research.up", { place })}
                  disabled={isDisabled || at === 0}
                  onClick={() => move(line, -1)}
                >
                  <ArrowUp />
                </IconButton>
                <IconButton
                  size="sm"
                  label={t("research.down", { place })}
                  disabled={isDisabled || at === lines.length - 1}
                  onClick={() => move(line, 1)}
                >
                  <ArrowDown />
                </IconButton>
                <IconButton
                  size="sm"
                  label={t("research.remove", { place })}
                  disabled={isDisabled}
                  onClick={() => remove(line)}
                >
                  <X />
                </IconButton>
              </span>
            </li>
          );
        })}
      </ol>
      {mayAddLine(lines) && (
        <Button size="sm" variant="ghost" disabled={isDisabled} onClick={add} className="mt-1.5 ml-5">
          <Plus />
          {t("research.add")}
        </Button>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}

const MOVES: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };
