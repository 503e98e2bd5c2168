import { type NumberOf, numberCitations, numberOfIn, pendingNumbers } from "@metatron/turn/number-citations";
import { toolCallsOf, turnText } from "@metatron/turn/turn";
import { ChevronRight, CircleAlert, ListChecks } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "../../lib/use-translation.ts";
import { useMarkdownLabels } from "../../shell/use-markdown-labels.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Horizon } from "../../ui/horizon.tsx";
import { Markdown } from "../../ui/markdown/markdown.tsx";
import { ToolCalls } from "../tools/tool-calls.tsx";
import { type Exchange, failureOf, isRunning, type Passage, type Timing } from "./exchange.ts";
import { spanOf } from "./span-of.ts";

interface ExchangeViewProps {
  exchange: Exchange;
  onMakeTest: ((question: string) => void) | null;
}

/** Question, answer, the retrieved passages, and the timings. */
export function ExchangeView({ exchange, onMakeTest }: ExchangeViewProps) {
  const labels = useMarkdownLabels();
  const { t } = useTranslation();
  const { id, question, turn, passages, timing } = exchange;
  const text = turnText(turn);
  const citations = useMemo(() => numberCitations(text, turn.citations), [text, turn.citations]);
  const isGrowing = isRunning(exchange);
  const failure = failureOf(exchange);
  const isDemo = turn.notices.some(({ kind }) => kind === "demo_answer" || kind === "no_model_for_roles");
  const cited = useMemo(
    () =>
      citations.map(({ n, number, title }) => ({
        number: n,
        shown: number,
        label: t("assistantTry.source", { n: number, title }),
        href: `#${passageId(id, n)}`,
      })),
    [citations, id, t],
  );
  return (
    <article aria-busy={isGrowing}>
      <h3 className="text-[1.0625rem] leading-6 font-medium wrap-anywhere">{question}</h3>
      <Horizon
        state={isGrowing ? "live" : failure ? "bad" : "rest"}
        stillLabel={t("assistantTry.writing")}
        className="mt-3"
      />
      {isDemo && <p className="mt-2 text-xs text-text-subtle">{t("assistantTry.demo")}</p>}
      <ToolCalls calls={toolCallsOf(turn)} isLive={isGrowing} openSource={NOTHING_OPENS} />
      <div className="mt-3 text-[0.9375rem]">
        <Markdown
          text={text}
          isStreaming={isGrowing}
          labels={labels}
          citations={cited}
          pending={isGrowing ? pendingNumbers(text) : NONE_PENDING}
        />
      </div>
      {failure && (
        <p role="alert" className="mt-2 flex items-start gap-1.5 text-sm text-danger-text">
          <CircleAlert className="mt-0.5 size-3.5" aria-hidden="true" />
          {t("assistantTry.failed", { reason: t(`errors.${failure}`) })}
        </p>
      )}
      {passages && <Passages exchangeId={id} passages={passages} numberOf={numberOfIn(citations)} />}
      {!isGrowing && (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          {timing && <TimingLine timing={timing} />}
          {onMakeTest && (
            <Button size="sm" variant="ghost" onClick={() => onMakeTest(question)} className="-ml-2">
              <ListChecks />
              {t("assistantTry.makeTest")}
            </Button>
          )}
        </div>
      )}
    </article>
  );
}

const NONE_PENDING: ReadonlyMap<number, number> = new Map();

/** The passages are shown below the answer. */
const NOTHING_OPENS = { cited: new Map<number, number>(), onCitation: undefined, onFile: undefined };

const passageId = (exchangeId: string, n: number) => `passage-${exchangeId}-${n}`;

interface PassagesProps {
  exchangeId: string;
  passages: readonly Passage[];
  /** The number in the answer; undefined for a passage that it does not cite. */
  numberOf: NumberOf;
}

function Passages({ exchangeId, passages, numberOf }: PassagesProps) {
  const { t, i18n } = useTranslation();
  const figures = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 });
  if (passages.length === 0)
    return <p className="mt-3 text-xs text-text-subtle">{t("assistantTry.noPassages")}</p>;
  return (
    <details className="group mt-3 border-t border-border">
      <summary className="flex min-h-9 list-none items-center gap-1.5 text-sm text-text-muted pointer-coarse:min-h-touch">
        <ChevronRight className="size-3.5 transition-transform group-open:rotate-90" aria-hidden="true" />
        {t("assistantTry.passages", { count: passages.length })}
      </summary>
      <ol className="grid gap-3 pb-2">
        {passages.map(({ n, title, page, section, passage, score }) => (
          <li key={n} id={passageId(exchangeId, n)} tabIndex={-1} className="text-sm">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-xs text-text-subtle">
              {numberOf(n) !== undefined && (
                <span className="font-semibold text-accent-text">{numberOf(n)}</span>
              )}
              <span className="min-w-0 font-medium text-text wrap-anywhere">{title}</span>
              {page !== null && <span>{t("assistantTry.page", { page })}</span>}
              {section && <span className="truncate">{section}</span>}
              <span className="tabular-nums">
                {t("assistantTry.score", { score: figures.format(score) })}
              </span>
              {numberOf(n) !== undefined && <Badge tone="success">{t("assistantTry.used")}</Badge>}
            </p>
            <blockquote className="mt-1 line-clamp-4 border-l-2 border-border-strong pl-3 text-text-muted wrap-anywhere">
              {passage}
            </blockquote>
          </li>
        ))}
      </ol>
    </details>
  );
}

function TimingLine({ timing: { retrievalMs, firstTextMs, totalMs } }: { timing: Timing }) {
  const { t, i18n } = useTranslation();
  const span = (ms: number) => spanOf(ms, i18n.language);
  return (
    <p className="text-xs text-text-subtle tabular-nums">
      {firstTextMs === null
        ? t("assistantTry.timingNoText", { search: span(retrievalMs), total: span(totalMs) })
        : t("assistantTry.timing", {
            search: span(retrievalMs),
            first: span(firstTextMs),
            total: span(totalMs),
          })}
    </p>
  );
}
