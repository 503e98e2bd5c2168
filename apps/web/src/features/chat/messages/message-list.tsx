import { ArrowDown } from "lucide-react";
import {
  type KeyboardEvent,
  type Ref,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useTranslation } from "react-i18next";
import { Virtualizer, type VirtualizerHandle } from "virtua";
import type { PathStep } from "../../../local-db/active-path.ts";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import type { GrowingAnswers } from "../follow/live-answers.ts";
import { Announcer } from "./announcer.tsx";
import type { AnswerFoot } from "./answer.tsx";
import type { AnswerAuthor } from "./answer-author.tsx";
import { FindInConversation } from "./find-in-conversation.tsx";
import { ListFrame, ListRow } from "./list-frame.tsx";
import { type MessageHandlers, useSteadyHandlers } from "./message-handlers.ts";
import type { FileNotes } from "./question-files.tsx";
import { QuoteSelection } from "./quote-selection.tsx";
import type { SearchTarget } from "./search-target.ts";
import { TurnView } from "./turn-view.tsx";
import { indexOfMessage } from "./turns.ts";
import { useFindShortcut } from "./use-find-shortcut.ts";
import { useFollowEnd } from "./use-follow-end.ts";
import { useOpenAtEnd } from "./use-open-at-end.ts";
import { useSearchTarget } from "./use-search-target.ts";
import { useOwnFiles, useTurns } from "./use-turns.ts";

export interface MessageListHandle {
  scrollToEnd(): void;
  scrollToMessage(messageId: string): void;
  openFind(): void;
}

export interface MessageListProps extends MessageHandlers {
  steps: readonly PathStep[];
  /** Answers being written; each row asks for its own. */
  growing: GrowingAnswers;
  /** What somebody came to this conversation for, e.g. from a search. */
  searchTarget?: SearchTarget | null;
  /** The citation whose passage is open beside the conversation. */
  activeCitation?: { answerId: string; n: number } | null;
  speakingId?: string | null;
  /** What the models are called, by id. */
  modelNames?: ReadonlyMap<string, string>;
  /** How files of questions stand, by id; the same map as long as it says the same. */
  fileNotes?: FileNotes;
  /** The assistant that answers; the same object as long as it says the same. */
  author?: AnswerAuthor | null;
  /** Under each whole answer; the same function as long as it says the same. */
  foot?: AnswerFoot | null;
  ref?: Ref<MessageListHandle>;
}

/** A guess for rows that were never drawn; the real height takes its place when they are. */
const ROW_PX = 480;
/** Drawn beyond the screen, so that a fast scroll shows no gaps. */
const BUFFER_PX = 600;

/** The messages of one conversation; give it the conversation's id as `key`. It fills its flex parent and scrolls. */
export function MessageList({
  steps,
  growing,
  searchTarget = null,
  activeCitation = null,
  speakingId = null,
  modelNames = NO_NAMES,
  fileNotes = NO_NOTES,
  author = null,
  foot = null,
  ref,
  ...given
}: MessageListProps) {
  const { t } = useTranslation();
  const handlers = useSteadyHandlers(given);
  const turns = useTurns(steps);
  const ownFiles = useOwnFiles(turns);
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useRef<VirtualizerHandle>(null);
  const { isEndInSight, goToEnd, letGo, lastRow } = useFollowEnd(scroller);
  const [editingId, setEditingId] = useState<string | null>(null);
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const [find, setFind] = useFindShortcut();

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

  // An asked question is where its author looks next, wherever they were reading.
  const askedId = lastAnswer?.state === "waiting" ? lastAnswer.id : null;
  useLayoutEffect(() => {
    if (askedId !== null) goToEnd();
  }, [askedId, goToEnd]);

  // The end grows, and what holds the focus or a half-made edit must not vanish while somebody scrolls.
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
        aria-label={t("messages.list")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keys that scroll.
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
                // Inside the row: below the list it would not count while the last row outgrows it.
                index === last && "pb-8",
              )}
            >
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

const NO_NAMES: ReadonlyMap<string, string> = new Map();
const NO_NOTES: FileNotes = new Map();

function turnIdOf(target: EventTarget): string | null {
  return target instanceof Element
    ? (target.closest<HTMLElement>("[data-turn]")?.dataset.turn ?? null)
    : null;
}
