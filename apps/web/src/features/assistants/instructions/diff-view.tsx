import { useMemo } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { cx } from "../../../ui/cx.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { type DiffLine, diffText, hasChanges } from "./diff-text.ts";

/** Unchanged lines shown around a change for context. */
const CONTEXT_LINES = 2;

/** The differences between two texts, marked by signs and text as well as colour. */
export function DiffView({ before, after }: { before: string; after: string }) {
  const { t } = useTranslation();
  const lines = useMemo(() => diffText(before, after), [before, after]);
  if (!hasChanges(lines)) return <p className="text-sm text-text-subtle">{t("assistantEditor.diff.none")}</p>;
  return (
    <div className="max-h-96 overflow-auto rounded-md border border-border bg-surface-sunken py-1.5 text-sm leading-5">
      {fold(lines).map((part, at) =>
        "hidden" in part ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are drawn as one, from one text.
          <p key={at} className="px-3 py-0.5 text-xs text-text-subtle">
            ⋯ {t("assistantEditor.diff.unchanged", { count: part.hidden })}
          </p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <Line key={at} line={part} />
        ),
      )}
    </div>
  );
}

function Line({ line: { change, pieces } }: { line: DiffLine }) {
  const { t } = useTranslation();
  return (
    <p className={cx("flex gap-2 px-3", LINES[change])}>
      <span aria-hidden="true" className="w-2 flex-none select-none">
        {SIGNS[change]}
      </span>
      {change !== "same" && <VisuallyHidden>{t(`assistantEditor.diff.${change}`)}: </VisuallyHidden>}
      <span className="min-w-0 flex-1 whitespace-pre-wrap wrap-anywhere">
        {pieces.map((piece, at) =>
          piece.change === "same" || pieces.length === 1 ? (
            piece.text
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one line, in their order.
            <span key={at} className="rounded-xs font-semibold underline decoration-2 underline-offset-2">
              {piece.text}
            </span>
          ),
        )}
        {pieces.length === 1 && pieces[0]?.text === "" && " "}
      </span>
    </p>
  );
}

const SIGNS = { same: " ", removed: "−", added: "+" } as const;
const LINES = {
  same: "text-text-muted",
  removed: "bg-danger-soft text-danger-text",
  added: "bg-success-soft text-success-text",
} as const;

/** Collapses long runs of unchanged lines into one line with their number. */
function fold(lines: readonly DiffLine[]): (DiffLine | { hidden: number })[] {
  const isNear = lines.map((_, at) =>
    lines
      .slice(Math.max(0, at - CONTEXT_LINES), at + CONTEXT_LINES + 1)
      .some(({ change }) => change !== "same"),
  );
  const parts: (DiffLine | { hidden: number })[] = [];
  lines.forEach((line, at) => {
    const last = parts.at(-1);
    if (isNear[at]) parts.push(line);
    else if (last && "hidden" in last) last.hidden += 1;
    else parts.push({ hidden: 1 });
  });
  return parts;
}
