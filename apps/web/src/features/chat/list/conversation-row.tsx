import type { Project } from "@metatron/contract/projects/project";
import type { RunningResearch } from "@metatron/contract/research/research";
import { Check, Ellipsis, MessageSquare } from "lucide-react";
import { memo } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import type { ConversationRow as Row } from "../../../local-db/rows.ts";
import { TagDot } from "../../../shell/tag-dot.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { cx } from "../../../ui/cx.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { RenameField } from "./rename-field.tsx";
import { RowTags } from "./row-tags.tsx";

interface ConversationRowProps {
  conversation: Row;
  top: number;
  position: number;
  setSize: number;
  isChosen: boolean;
  isRunning: boolean;
  /** The answer waits for a permission or a reply of the person. */
  isWaiting: boolean;
  isUnread: boolean;
  project: Project | undefined;
  /** The deep search of the conversation. */
  research: RunningResearch | undefined;
  isRenaming: boolean;
  /** Null while rows are opened instead of selected. */
  isSelected: boolean | null;
  isMenuOpen: boolean;
  /** Only one row is in the tab order; arrow keys move between rows. */
  isTabStop: boolean;
  onRenamed: (row: Row, title: string | null, by: "key" | "blur") => void;
}

/** One conversation of the list. Events are delegated to the list, so that a row renders fast. */
export const ConversationRow = memo(function ConversationRow({
  conversation,
  top,
  position,
  setSize,
  isChosen,
  isRunning,
  isWaiting,
  isUnread,
  project,
  research,
  isRenaming,
  isSelected,
  isMenuOpen,
  isTabStop,
  onRenamed,
}: ConversationRowProps) {
  const { t } = useTranslation();
  const { id, title, emoji, tags } = conversation;
  const tabIndex = isTabStop ? 0 : -1;
  return (
    <li
      data-conversation={id}
      aria-setsize={setSize}
      aria-posinset={position}
      style={{ top }}
      className="group/row absolute inset-x-2 h-row"
    >
      {isRenaming ? (
        <RenameField title={title} onDone={(typed, by) => onRenamed(conversation, typed, by)} />
      ) : (
        <>
          <a
            data-row-link
            href={`/chat/${id}`}
            tabIndex={tabIndex}
            // Beside the list: under the row it would cover the next one.
            data-tooltip={title}
            data-tooltip-cut
            data-tooltip-side="right"
            aria-current={isChosen ? "page" : undefined}
            className={cx(
              "relative flex h-full items-center gap-2.5 rounded-sm pr-2.5 pl-2.5 text-sm -outline-offset-2 select-none",
              // The title takes the whole row until the button is shown.
              "group-focus-within/row:pr-9 group-hover/row:bg-surface-hover pointer-fine:group-hover/row:pr-9",
              // A finger has no pointer over the row, and its long press selects: the button is always there.
              "pointer-coarse:pr-11 pointer-coarse:text-[0.9375rem] pointer-coarse:[-webkit-touch-callout:none]",
              isMenuOpen && "bg-surface-hover",
              (isMenuOpen || isChosen) && "pr-9",
              isChosen ? CHOSEN : "text-text-muted group-hover/row:text-text",
            )}
          >
            <span
              className="grid w-[18px] flex-none place-items-center text-lg leading-none"
              aria-hidden="true"
            >
              {isSelected === null ? (
                (emoji ?? <MessageSquare className="text-text-subtle" />)
              ) : (
                <SelectionMark isSelected={isSelected} />
              )}
            </span>
            <span className="min-w-0 truncate">{title || t("list.untitled")}</span>
            {isSelected && <VisuallyHidden>{t("list.selection.selected")}</VisuallyHidden>}
            {project && (
              <>
                {/* A square: the circles beside it are tags and unread answers. */}
                <TagDot color={project.color} className="size-2 rounded-[2px]!" />
                <VisuallyHidden>{t("list.inProject", { name: project.name })}</VisuallyHidden>
              </>
            )}
            {tags && tags.length > 0 && <RowTags tags={tags} />}
            <RowMark isWaiting={isWaiting} isRunning={isRunning} isUnread={isUnread} research={research} />
          </a>
          <IconButton
            data-row-menu
            size="sm"
            label={t("list.options", { title: title || t("list.untitled") })}
            tooltipSide="right"
            aria-haspopup="menu"
            aria-expanded={isMenuOpen}
            tabIndex={tabIndex}
            className={cx(
              "absolute! inset-y-0 right-1 my-auto group-focus-within/row:opacity-100 group-hover/row:opacity-100",
              isChosen || isMenuOpen ? "" : "opacity-0 pointer-coarse:opacity-100",
            )}
          >
            <Ellipsis />
          </IconButton>
        </>
      )}
    </li>
  );
});

function SelectionMark({ isSelected }: { isSelected: boolean }) {
  return (
    <span
      className={cx(
        "grid size-4 place-items-center rounded-xs border [&_.lucide]:size-3",
        isSelected ? "border-accent bg-accent text-accent-contrast" : "border-border-strong",
      )}
    >
      {isSelected && <Check />}
    </span>
  );
}

type RowMarkProps = Pick<ConversationRowProps, "isWaiting" | "isRunning" | "isUnread" | "research">;

/** A conversation has one mark: what waits for the person comes first. */
function RowMark({ isWaiting, isRunning, isUnread, research }: RowMarkProps) {
  if (isWaiting || research?.phase === "waiting") return <WaitingMark />;
  if (research) return <ResearchMark research={research} />;
  if (isRunning) return <RunningMark />;
  return isUnread ? <UnreadMark /> : null;
}

/** Shows how far a deep search is, in as little space as possible: the title needs it. */
function ResearchMark({ research: { phase, done, of } }: { research: RunningResearch }) {
  const { t } = useTranslation();
  const place = Math.min(done + 1, of);
  const words = t(`list.research.${phase === "waiting" ? "planning" : phase}`, { place, of });
  return (
    <span className="ml-auto flex flex-none items-center gap-1.5 text-xs text-text-subtle tabular-nums">
      {phase === "searching" && (
        <span aria-hidden="true">
          {place}/{of}
        </span>
      )}
      <TravellingLine words={words} />
    </span>
  );
}

/** Shows that an answer is being written in the conversation. */
function RunningMark() {
  const { t } = useTranslation();
  return <TravellingLine words={t("list.running")} />;
}

function TravellingLine({ words }: { words: string }) {
  return (
    <span className="flex-none text-accent-text">
      <span className="travelling-line block h-0.5 w-4 rounded-full bg-border" />
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}

/** Shows that the answer waits for the person. */
function WaitingMark() {
  const { t } = useTranslation();
  return (
    <Badge tone="accent" className="flex-none">
      {t("list.waiting")}
    </Badge>
  );
}

function UnreadMark() {
  const { t } = useTranslation();
  return (
    <span className="ml-auto flex-none">
      <span className="block size-2 rounded-full bg-accent" />
      <VisuallyHidden>{t("list.unread")}</VisuallyHidden>
    </span>
  );
}

const CHOSEN =
  "bg-surface-active! font-medium text-text before:absolute before:inset-y-[9px] before:-left-px before:w-0.5 before:rounded-full before:bg-accent";
