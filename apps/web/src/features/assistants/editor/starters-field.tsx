import { MAX_STARTERS } from "@metatron/contract/assistants/constants";
import { GripVertical, Plus, X } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Input } from "../../../ui/input.tsx";
import { moveItem } from "./move-item.ts";

/** The contract's maximum length of one starter. */
const MAX_CHARS = 300;

interface Row {
  key: string;
  text: string;
}

/** Suggested first questions, which keyboard and pointer can reorder. */
export function StartersField({
  starters,
  onChange,
}: {
  starters: readonly string[];
  onChange: (starters: string[]) => void;
}) {
  const { t } = useTranslation();
  const title = useId();
  // A row keeps its key while it moves, so that its field keeps the focus.
  const [rows, setRows] = useState<Row[]>(() => starters.map((text) => ({ key: crypto.randomUUID(), text })));
  const [announced, setAnnounced] = useState("");
  const [dragged, setDragged] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);

  function set(next: Row[]) {
    setRows(next);
    onChange(next.map(({ text }) => text));
  }

  function move(from: number, to: number) {
    if (to < 0 || to >= rows.length || from === to) return;
    set(moveItem(rows, from, to));
    setAnnounced(t("assistantEditor.data.movedStarter", { n: to + 1, count: rows.length }));
  }

  function handleKey(event: KeyboardEvent, at: number) {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    move(at, at + (event.key === "ArrowUp" ? -1 : 1));
  }

  function handleDrag(event: PointerEvent, at: number) {
    if (dragged === null) return;
    const places = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const over = places.findIndex(({ top, bottom }) => event.clientY >= top && event.clientY < bottom);
    if (over >= 0 && over !== at) move(at, over);
  }

  function handleAdd() {
    set([...rows, { key: crypto.randomUUID(), text: "" }]);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>("li:last-child input")?.focus());
  }

  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="text-sm font-medium">
        {t("assistantEditor.data.starters")}
      </h2>
      <p className="mt-0.5 text-xs text-text-subtle">
        {t("assistantEditor.data.startersHint", { max: MAX_STARTERS })}
      </p>
      <ol ref={list} className="mt-2 grid gap-2">
        {rows.map(({ key, text }, at) => (
          <li key={key} className={cx("flex items-center gap-1", dragged === key && "opacity-70")}>
            <IconButton
              size="sm"
              label={t("assistantEditor.data.moveStarter", { n: at + 1 })}
              onKeyDown={(event) => handleKey(event, at)}
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId);
                setDragged(key);
              }}
              onPointerMove={(event) => handleDrag(event, at)}
              onPointerUp={() => setDragged(null)}
              onPointerCancel={() => setDragged(null)}
              className="cursor-grab touch-none active:cursor-grabbing"
            >
              <GripVertical />
            </IconButton>
            <div className="min-w-0 flex-1">
              <Input
                value={text}
                aria-label={t("assistantEditor.data.starter", { n: at + 1 })}
                placeholder={t("assistantEditor.data.starterExample")}
                maxLength={MAX_CHARS}
                onChange={(event) =>
                  set(rows.map((row) => (row.key === key ? { key, text: event.currentTarget.value } : row)))
                }
              />
            </div>
            <IconButton
              size="sm"
              label={t("assistantEditor.data.removeStarter", { n: at + 1 })}
              onClick={() => set(rows.filter((row) => row.key !== key))}
            >
              <X />
            </IconButton>
          </li>
        ))}
      </ol>
      {rows.length < MAX_STARTERS && (
        <Button variant="ghost" size="sm" onClick={handleAdd} className="mt-2">
          <Plus />
          {t("assistantEditor.data.addStarter")}
        </Button>
      )}
      <p role="status" className="sr-only">
        {announced}
      </p>
    </section>
  );
}
