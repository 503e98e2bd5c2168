import type { Comparison } from "@metatron/contract/comparisons/comparison";
import { COMPARISON_KEPT_DAYS } from "@metatron/contract/comparisons/constants";
import { BREAKPOINTS } from "@metatron/contract/constants";
import { useNavigate, useParams } from "@tanstack/react-router";
import { Columns3, Trash2 } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { reasonOf } from "../../api/reason-of.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import type { MessageRow } from "../../local-db/rows.ts";
import { ComposerDock } from "../../shell/composer-dock.tsx";
import { LoadFailure } from "../../shell/load-failure.tsx";
import { PageLoading } from "../../shell/page-loading.tsx";
import { PhoneBar } from "../../shell/phone-bar.tsx";
import { useFromWidth, useListPlace } from "../../shell/use-layout.ts";
import { useOnline } from "../../shell/use-online.ts";
import { usePageTitle } from "../../shell/use-page-title.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../ui/tabs.tsx";
import { toast } from "../../ui/toast.ts";
import { Composer } from "../chat/composer/composer.tsx";
import { useFocusOnOpen } from "../chat/composer/use-focus-on-open.ts";
import { PersonalDataQuestion } from "../personal-data/personal-data-question.tsx";
import { takeCarriedQuestion } from "./carried-question.ts";
import { columnSteps, letterOf } from "./column-steps.ts";
import { ColumnHead, ColumnMessages, useColumnNames } from "./comparison-column.tsx";
import { isAnswering } from "./comparisons-query.ts";
import { PLAIN_OPTIONS } from "./plain-options.ts";
import { type SentTo, useComparison } from "./use-comparison.ts";
import { useComparisonActions } from "./use-comparison-actions.ts";
import { VoteBar } from "./vote-bar.tsx";

/** The answers of two or three models side by side. */
export function ComparisonPage() {
  const { t } = useTranslation();
  const { comparisonId } = useParams({ from: "/shell/compare/$comparisonId" });
  const board = useComparison(comparisonId);
  const navigate = useNavigate();
  const { comparison, error } = board;
  const kept = comparison?.keptConversationId ?? null;
  usePageTitle(t("comparisons.title"));
  useEffect(() => {
    if (kept === null) return;
    void navigate({ to: "/chat/$conversationId", params: { conversationId: kept }, replace: true });
  }, [kept, navigate]);
  if (error && !comparison)
    return (
      <LoadFailure title={t("comparisons.loadFailed")} error={error} onRetry={() => void board.refetch()} />
    );
  if (!comparison || kept !== null) return <PageLoading />;
  return <Board key={comparisonId} comparison={comparison} board={board} />;
}

/** Asks every column. */
const ALL = "all";

function Board({ comparison, board }: { comparison: Comparison; board: ReturnType<typeof useComparison> }) {
  const { t } = useTranslation();
  const { id, columns, blind, vote } = comparison;
  const isOnline = useOnline();
  const actions = useComparisonActions(comparison, board);
  const isPhone = useListPlace() === "drawer";
  const isBeside = useFromWidth(columns.length > 2 ? BREAKPOINTS.desktop : BREAKPOINTS.tablet);
  const textRef = useRef<HTMLTextAreaElement>(null);
  const names = useColumnNames(comparison);
  const [text, setText] = useState("");
  const [target, setTarget] = useState(ALL);
  const [shown, setShown] = useState(columns[0]?.id ?? "");
  const isRunning = isAnswering(comparison);
  const isHidden = blind && !vote;
  const steps = useMemo(() => columns.map(columnSteps), [columns]);
  const hasQuestion = steps.some((own) => own.length > 0);
  const hasAnswer = columns.some(({ messages }) =>
    messages.some(({ role, text: written }) => role === "assistant" && written !== ""),
  );
  const modelNames = useMemo(
    () => new Map(columns.flatMap(({ model }) => (model ? [[model.id, model.label] as const] : []))),
    [columns],
  );
  useFocusOnOpen(textRef);

  const sentTo = (columnId: string): SentTo => ({
    columnId,
    messageId: crypto.randomUUID(),
    answerId: crypto.randomUUID(),
  });

  async function ask(question: string, to: readonly SentTo[]) {
    try {
      await board.ask({ text: question, to });
    } catch (error) {
      setText((typed) => typed || question);
      toast({ text: t("comparisons.askFailed", { reason: reasonOf(t, error) }) });
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the question of the page before.
  useEffect(() => {
    const first = takeCarriedQuestion(id);
    if (first !== null)
      void ask(
        first,
        columns.map((column) => sentTo(column.id)),
      );
  }, [id]);

  async function handleSend(question: string) {
    if (isRunning || !isOnline) {
      toast({ text: t(isRunning ? "comparisons.wait" : "comparisons.offline") });
      return;
    }
    setText("");
    const asked = columns.filter((column) => target === ALL || column.id === target);
    await ask(
      question,
      asked.map((column) => sentTo(column.id)),
    );
  }

  /** The last answer gets another version; an earlier question is asked again at the end. */
  function handleRetry(columnId: string, answer: MessageRow) {
    const path = steps[columns.findIndex((each) => each.id === columnId)] ?? [];
    const question = path.find(({ message }) => message.id === answer.parentId)?.message;
    if (!question) return;
    const isLast = path.at(-1)?.message.id === answer.id;
    const sent = sentTo(columnId);
    void ask(question.text, [isLast ? { ...sent, messageId: question.id } : sent]);
  }

  const held = columns.flatMap(({ id: columnId, refused }) =>
    refused?.code === "personal_data_found" ? [{ columnId, refused }] : [],
  );
  const heldAt = columns.findIndex(({ id: columnId }) => columnId === held[0]?.columnId);

  const headOf = (place: number) => {
    const column = columns[place];
    const name = names[place] ?? "";
    return (
      <ColumnHead
        name={name}
        isBest={vote?.verdict === "best" && vote.columnId === column?.id}
        onKeep={column && !isHidden && hasAnswer ? () => void actions.keep(column.id, name) : undefined}
      />
    );
  };
  const messagesOf = (place: number) => {
    const column = columns[place];
    return column ? (
      <ColumnMessages
        key={column.id}
        column={column}
        name={names[place] ?? ""}
        live={board.live}
        modelNames={modelNames}
        onRetry={(answer) => handleRetry(column.id, answer)}
      />
    ) : null;
  };
  const targetName = names[columns.findIndex((column) => column.id === target)];
  const title = (
    <>
      <h1 className="min-w-0 truncate text-[0.9375rem] font-medium">{t("comparisons.title")}</h1>
      {blind && <Badge>{t("comparisons.blind")}</Badge>}
      {(vote?.verdict === "tie" || vote?.verdict === "none") && (
        <span className="truncate text-sm text-text-muted max-handset:sr-only">
          {t(vote.verdict === "tie" ? "comparisons.votedTie" : "comparisons.votedNone")}
        </span>
      )}
    </>
  );
  return (
    <div className="flex h-full flex-col">
      {isPhone ? (
        <PhoneBar>
          <span className="flex min-w-0 flex-1 items-center gap-2">{title}</span>
          <IconButton label={t("comparisons.discard")} onClick={() => void actions.discard()}>
            <Trash2 />
          </IconButton>
        </PhoneBar>
      ) : (
        <header className="flex h-header flex-none items-center gap-2 pr-4 pl-6">
          <Columns3 aria-hidden="true" className="size-4.5 flex-none text-text-muted" />
          {title}
          <Button size="sm" variant="ghost" className="ml-auto" onClick={() => void actions.discard()}>
            <Trash2 />
            {t("comparisons.discard")}
          </Button>
        </header>
      )}
      {isBeside ? (
        <div className="flex min-h-0 flex-1 divide-x divide-border border-t border-border [--gutter:16px]">
          {columns.map((column, place) => (
            <section
              key={column.id}
              aria-label={names[place]}
              className="flex min-w-0 flex-1 basis-0 flex-col"
            >
              {headOf(place)}
              {messagesOf(place)}
            </section>
          ))}
        </div>
      ) : (
        <Tabs value={shown} onValueChange={setShown} className="flex min-h-0 flex-1 flex-col">
          <TabList label={t("comparisons.columns")} className="flex-none px-5">
            {columns.map((column, place) => (
              <Tab key={column.id} value={column.id}>
                {names[place]}
              </Tab>
            ))}
          </TabList>
          {columns.map((column, place) => (
            <TabPanel
              key={column.id}
              value={column.id}
              className="flex min-h-0 flex-1 flex-col pt-0! data-[state=inactive]:hidden"
            >
              {headOf(place)}
              {messagesOf(place)}
            </TabPanel>
          ))}
        </Tabs>
      )}
      <ComposerDock note={t("comparisons.leave", { days: COMPARISON_KEPT_DAYS })}>
        {isHidden && hasAnswer && !isRunning && (
          <VoteBar columns={columns} isBusy={actions.isVoting} onVote={(vote) => actions.vote(vote)} />
        )}
        {hasQuestion && (
          <Segmented
            label={t("comparisons.askWho")}
            value={target}
            onValueChange={setTarget}
            className="mb-2"
            options={[
              { value: ALL, label: t("comparisons.all") },
              ...columns.map((column, place) => ({
                value: column.id,
                label: isPhone && isHidden ? letterOf(place) : (names[place] ?? ""),
              })),
            ]}
          />
        )}
        <Composer
          text={text}
          onText={setText}
          textRef={textRef}
          lastQuestion={steps[0]?.findLast(({ message }) => message.role === "user")?.message.text ?? null}
          placeholder={
            targetName ? t("comparisons.placeholderOne", { name: targetName }) : t("comparisons.placeholder")
          }
          options={PLAIN_OPTIONS}
          mode="send"
          isRunning={isRunning}
          onSend={handleSend}
          onStop={() => void actions.stop()}
          onFilesRefused={() => toast({ text: t("comparisons.noFiles") })}
        />
      </ComposerDock>
      <PersonalDataQuestion
        steps={steps[heldAt] ?? []}
        onDecide={(_answer, choice) => {
          const to = held.map(({ columnId, refused: { messageId, answerId } }) => ({
            columnId,
            messageId,
            answerId,
          }));
          const question = held[0]?.refused.text ?? "";
          void board
            .ask({ text: question, to, personalData: choice })
            .catch((error: unknown) =>
              toast({ text: t("comparisons.askFailed", { reason: reasonOf(t, error) }) }),
            );
        }}
        onDecline={(question) => {
          if (held.length === columns.length) setText((typed) => typed || question.text);
        }}
      />
    </div>
  );
}
