import {
  type HandoverSection,
  handoverSections,
  MAX_HANDOVER_POINT_CHARS,
} from "@metatron/contract/handovers/constants";
import type { HandoverPoint } from "@metatron/contract/handovers/handover";
import { ArrowDown, ArrowUp, CornerDownRight, Ellipsis, GripVertical, Plus, Trash2 } from "lucide-react";
import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { cutTitle } from "../../lib/cut-title.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { MenuItem, MenuSeparator } from "../../ui/menu-items.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { toast } from "../../ui/toast.ts";
import { addPoint, changeText, type DraftPoint, moveTo, removePoint, step } from "./draft-points.ts";
import { PointSources } from "./point-sources.tsx";

interface DraftSectionsProps {
  points: DraftPoint[];
  /** The points as the server has them, with their sources. */
  details: readonly HandoverPoint[];
  onChange: (points: DraftPoint[]) => void;
}

/** The four sections; points move between them by keys, menu or drag. */
export function DraftSections({ points, details, onChange }: DraftSectionsProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  // A point that moves into another section is a new element, which must get the focus back.
  const [focused, setFocused] = useState<{ id: string } | null>(null);
  const [said, setSaid] = useState("");
  const latest = useRef(points);
  latest.current = points;
  useEffect(() => {
    if (focused) root.current?.querySelector<HTMLElement>(`[data-point="${focused.id}"]`)?.focus();
  }, [focused]);

  function change(next: DraftPoint[], id: string) {
    onChange(next);
    setFocused({ id });
    const moved = next.find((point) => point.id === id);
    if (!moved) return;
    const place = next.filter(({ section }) => section === moved.section).indexOf(moved) + 1;
    setSaid(t("handovers.draft.moved", { section: t(`handovers.sections.${moved.section}`), place }));
  }

  function handleAdd(section: HandoverSection) {
    const id = crypto.randomUUID();
    onChange(addPoint(points, { id, section, text: "" }));
    setFocused({ id });
  }

  function handleRemove(point: DraftPoint) {
    const after = points[points.indexOf(point) + 1]?.id;
    onChange(removePoint(points, point.id));
    if (point.text.trim() === "") return;
    toast({
      text: t("handovers.draft.removed"),
      action: {
        label: t("handovers.draft.undo"),
        onAction: () =>
          onChange(
            moveTo(addPoint(latest.current, point), { id: point.id, section: point.section, before: after }),
          ),
      },
    });
  }

  function handleDrop(event: DragEvent, section: HandoverSection, before?: string) {
    event.preventDefault();
    event.stopPropagation();
    const id = event.dataTransfer.getData(DRAGGED);
    if (points.some((point) => point.id === id)) change(moveTo(points, { id, section, before }), id);
  }

  return (
    <div ref={root} className="grid gap-5">
      <p role="status" className="sr-only">
        {said}
      </p>
      {handoverSections.map((section) => {
        const own = points.filter((point) => point.section === section);
        const name = t(`handovers.sections.${section}`);
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: a drop target; menu and keys do the same.
          <section
            key={section}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => handleDrop(event, section)}
          >
            <h2 className="text-lg font-medium">{name}</h2>
            {own.length === 0 && (
              <p className="mt-1 text-sm text-text-subtle">{t("handovers.draft.noPoints")}</p>
            )}
            <ul className="mt-1 grid gap-2">
              {own.map((point) => (
                <li
                  key={point.id}
                  onDragOver={(event) => event.preventDefault()}
                  onDrop={(event) => handleDrop(event, section, point.id)}
                >
                  <PointField
                    point={point}
                    detail={details.find(({ id }) => id === point.id)}
                    onText={(text) => onChange(changeText(points, { id: point.id, text }))}
                    onStep={(by) => change(step(points, { id: point.id, by }), point.id)}
                    onMove={(to) => change(moveTo(points, { id: point.id, section: to }), point.id)}
                    onRemove={() => handleRemove(point)}
                  />
                </li>
              ))}
            </ul>
            <Button
              size="sm"
              variant="ghost"
              className="mt-1.5"
              aria-label={t("handovers.draft.addPointTo", { section: name })}
              onClick={() => handleAdd(section)}
            >
              <Plus />
              {t("handovers.draft.addPoint")}
            </Button>
          </section>
        );
      })}
      <p className="text-xs text-text-subtle pointer-coarse:hidden">{t("handovers.draft.keys")}</p>
    </div>
  );
}

const DRAGGED = "application/x-metatron-point";

interface PointFieldProps {
  point: DraftPoint;
  detail: HandoverPoint | undefined;
  onText: (text: string) => void;
  onStep: (by: "up" | "down") => void;
  onMove: (section: HandoverSection) => void;
  onRemove: () => void;
}

function PointField({ point, detail, onText, onStep, onMove, onRemove }: PointFieldProps) {
  const { t } = useTranslation();
  const [isDragged, setDragged] = useState(false);
  const label = t("handovers.draft.point", { section: t(`handovers.sections.${point.section}`) });

  function handleKeyDown(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    onStep(event.key === "ArrowUp" ? "up" : "down");
  }

  return (
    <div className={cx("flex items-start gap-1", isDragged && "opacity-60")}>
      <span
        draggable
        aria-hidden="true"
        title={t("handovers.draft.drag")}
        onDragStart={(event) => {
          event.dataTransfer.setData(DRAGGED, point.id);
          event.dataTransfer.effectAllowed = "move";
          setDragged(true);
        }}
        onDragEnd={() => setDragged(false)}
        className="mt-2 flex-none cursor-grab text-text-subtle pointer-coarse:hidden"
      >
        <GripVertical className="size-4" />
      </span>
      <div className="min-w-0 flex-1">
        <Textarea
          data-point={point.id}
          aria-label={label}
          value={point.text}
          minRows={1}
          maxRows={12}
          maxLength={MAX_HANDOVER_POINT_CHARS}
          onKeyDown={handleKeyDown}
          onChange={(event) => onText(event.currentTarget.value)}
        />
        {detail && <PointSources point={detail} />}
      </div>
      <Menu
        align="end"
        trigger={
          <IconButton label={t("handovers.draft.pointMenu", { text: cutTitle(point.text) })}>
            <Ellipsis />
          </IconButton>
        }
      >
        <MenuItem icon={<ArrowUp />} shortcut="Alt ↑" onSelect={() => onStep("up")}>
          {t("handovers.draft.up")}
        </MenuItem>
        <MenuItem icon={<ArrowDown />} shortcut="Alt ↓" onSelect={() => onStep("down")}>
          {t("handovers.draft.down")}
        </MenuItem>
        <MenuSeparator />
        {handoverSections
          .filter((section) => section !== point.section)
          .map((section) => (
            <MenuItem key={section} icon={<CornerDownRight />} onSelect={() => onMove(section)}>
              {t("handovers.draft.moveTo", { section: t(`handovers.sections.${section}`) })}
            </MenuItem>
          ))}
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} tone="danger" onSelect={onRemove}>
          {t("handovers.draft.remove")}
        </MenuItem>
      </Menu>
    </div>
  );
}
