import { ArrowDown } from "lucide-react";
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { Virtualizer, type VirtualizerHandle } from "virtua";
import { useTranslation } from "../../../lib/use-translation.ts";
import type { PathStep } from "../../../local-db/active-path.ts";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import type { GrowingAnswers } from "../follow/live-answers.ts";
import { Announcer } from "./announcer.tsx";
import type { AnswerFoot } from "./answer.tsx";
import type { AnswerAuthor } from "./answer-author.tsx";
import { FindInConversation } from "./find-in-conversation.tsx";
import { ListFrame, ListRow } from "./list-frame.tsx";
import { type MessageHandlers, useStableHandlers, type Writer } from "./message-handlers.ts";
import type { FileNotes } from "./question-files.tsx";
import { QuoteSelection } from "./quote-selection.tsx";
import type { SearchTarget } from "./search-target.ts";
import { TurnView } from "./turn-view.tsx";
import { indexOfMessage } from "./turns.ts";
import { useFindShortcut } from "./use-find-shortcut.ts";
import { useFollowEnd } from "./use-follow-end.ts";
import { useOpenAtEnd } from "./use-open-at-end.ts";
import { useSearchTarget } from "./use-search-target.ts";
import { useShift } from "./use-shift.ts";
import { useOwnFiles, useTurns } from "./use-turns.ts";

export interface MessageListHandle {
  scrollToEnd(): void;
  scrollToMessage(messageId: string): void;
  openFind(): void;
}

export interface MessageListProps extends MessageHandlers {
  steps: readonly PathStep[];
  /** The answers being written; each row reads its own. */
  growing: GrowingAnswers;
  /** The message to scroll to, e.g. from a search. */
  searchTarget?: SearchTarget | null;
  /** The citation whose passage is open in the side panel. */
  activeCitation?: { answerId: string; n: number } | null;
  speakingId?: string | null;
  /** The names of the models, by id. */
  modelNames?: ReadonlyMap<string, string>;
  /** The models that can answer again. Must be referentially stable, or every message re-renders. */
  writers?: readonly Writer[];
  /** The states of the questions' files, by id. Must be referentially stable, or every message re-renders. */
  fileNotes?: FileNotes;
  /** The assistant that answers. Must be referentially stable, or every answer re-renders. */
  author?: AnswerAuthor | null;
  /** The footer of each finished answer. Must be referentially stable, or every answer re-renders. */
  foot?: AnswerFoot | null;
  /** Shown above the first message, e.g. while earlier ones are being fetched. */
  beginning?: ReactNode;
  /** What a screen reader calls the list, where a page has several. */
  label?: string;
  /** False where a page has several lists, because Ctrl+F would open the search of each. */
  hasFind?: boolean;
  ref?: Ref<MessageListHandle>;
}

/** Estimated height of rows that were never rendered. */
const ROW_PX = 480;
/** Rendered beyond the viewport, so that a fast scroll shows no gaps. */
const BUFFER_PX = 600;

/**
 * The messages of one conversation; use the conversation's id as `key`. It fills its flex parent and scrolls.
 */
export function MessageList({
  steps,
  growing,
  searchTarget = null,
  activeCitation = null,
  speakingId = null,
  modelNames = NO_NAMES,
  writers = NO_WRITERS,
  fileNotes = NO_NOTES,
  author = null,
  foot = null,
  beginning = null,
  label,
  hasFind = true,
  ref,
  ...given
}: MessageListProps) {
  const { t } = useTranslation();
  const handlers = useStableHandlers(given);
  const turns = useTurns(steps);
  const ownFiles = useOwnFiles(turns);
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useRef<VirtualizerHandle>(null);
  const { isEndInSight, goToEnd, letGo, lastRow, isFollowing } = useFollowEnd(scroller);
  const isShifted = useShift(turns, { scroller, isFollowing });
  const [editingId, setEditingId] = useState<string | null>(null);
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const [find, setFind] = useFindShortcut({ isOn: hasFind });

  const scrollToTurn = useCallback(
    (index: number) => {
      letGo();
      rows.current?.scrollToIndex(index, { align: "start" });
    },
    [letGo],
  );

  const firstInSight = () => rows.current?.findItemIndex((scroller.current?.scrollTop ?? 0) + 1) ?? 0;

  useOpenAtEnd(scroller);
  useSearchTarget(searchTarget, { turns, scroller, show: scrollToTurn });
  useImperativeHandle(ref, () => ({
    scrollToEnd: goToEnd,
    scrollToMessage: (messageId) => scrollToTurn(indexOfMessage(turns, messageId)),
    openFind: () => setFind({ isOpen: true, query: "" }),
  }));

  const last = turns.length - 1;
  const lastAnswer = turns[last]?.answer?.message ?? null;

  // After asking, the list scrolls to the question, whichever part was being read.
  const askedId = lastAnswer?.state === "waiting" ? lastAnswer.id : null;
  useLayoutEffect(() => {
    if (askedId !== null) goToEnd();
  }, [askedId, goToEnd]);

  // Rows that must stay mounted while scrolling: the growing end,
  // and rows with the focus or an unfinished edit.
  const kept = useMemo(
    () =>
      turns.flatMap((turn, index) =>
        turn.id === editingId || turn.id === focusedId || index === turns.length - 1 ? [index] : [],
      ),
    [turns, editingId, focusedId],
  );

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    const next = firstInSight() + (event.key === "ArrowUp" ? -1 : 1);
    scrollToTurn(Math.min(last, Math.max(0, next)));
  };

  return (
    <div className="relative flex min-h-0 flex-1 flex-col before:pointer-events-none before:absolute before:inset-x-0 before:top-0 before:z-1 before:h-3 before:bg-linear-to-b before:from-surface before:to-transparent">
      {find.isOpen && (
        <FindInConversation
          turns={turns}
          scroller={scroller}
          query={find.query}
          onQuery={(query) => setFind({ isOpen: true, query })}
          onShow={scrollToTurn}
          firstInSight={firstInSight}
          onClose={() => setFind({ isOpen: false, query: "" })}
        />
      )}
      <section
        ref={scroller}
        aria-label={label ?? t("messages.list")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable by keyboard.
        tabIndex={0}
        onKeyDown={handleKey}
        onFocus={(event) => setFocusedId(turnIdOf(event.target))}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain -outline-offset-2 [overflow-anchor:none] [scrollbar-gutter:stable_both-edges]"
      >
        <Virtualizer
          ref={rows}
          data={turns}
          itemSize={ROW_PX}
          bufferSize={BUFFER_PX}
          keepMounted={kept}
          shift={isShifted}
          as={ListFrame}
          item={ListRow}
        >
          {(turn, index) => (
            <div
              key={turn.id}
              ref={index === last ? lastRow : null}
              data-turn={turn.id}
              className={cx(
                "mx-auto max-w-[calc(var(--column)+64px-2*var(--gutter))] px-[max(0px,calc(20px-var(--gutter)))] handset:px-[max(0px,calc(32px-var(--gutter)))]",
                index === 0 ? "pt-2" : "pt-10",
                // Inside the row: padding below the list would not count while the last row grows.
                index === last && "pb-8",
              )}
            >
              {index === 0 && beginning}
              <TurnView
                turn={turn}
                growing={growing}
                isEditing={turn.question?.message.id === editingId}
                onEditing={setEditingId}
                isUnfolded={find.query !== ""}
                fileNotes={fileNotes}
                ownFiles={ownFiles}
                activeCitation={
                  activeCitation && turn.answer?.message.id === activeCitation.answerId
                    ? activeCitation.n
                    : null
                }
                isSpeaking={speakingId !== null && turn.answer?.message.id === speakingId}
                modelNames={modelNames}
                writers={writers}
                author={author}
                foot={foot}
                handlers={handlers}
              />
            </div>
          )}
        </Virtualizer>
      </section>
      {handlers.onQuote && <QuoteSelection scroller={scroller} onQuote={handlers.onQuote} />}
      {!isEndInSight && (
        <Button
          size="sm"
          className="absolute! bottom-3 left-1/2 z-panel -translate-x-1/2 rounded-full! shadow-2"
          onClick={goToEnd}
        >
          <ArrowDown />
          {t("messages.jumpToEnd")}
        </Button>
      )}
      <Announcer answer={lastAnswer} growing={growing} />
    </div>
  );
}

const NO_WRITERS: readonly Writer[] = [];
const NO_NAMES: ReadonlyMap<string, string> = new Map();
const NO_NOTES: FileNotes = new Map();

function turnIdOf(target: EventTarget): string | null {
  return target instanceof Element
    ? (target.closest<HTMLElement>("[data-turn]")?.dataset.turn ?? null)
    : null;
}
