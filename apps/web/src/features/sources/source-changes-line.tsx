import type { SourceChange } from "@metatron/contract/sources/source-change";
import type { NumberOf } from "@metatron/turn/number-citations";
import { ChevronDown, History } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "../../lib/use-translation.ts";
import { dayName } from "../../lib/validity.ts";
import { cx } from "../../ui/cx.ts";

interface SourceChangesLineProps {
  changes: readonly SourceChange[];
  numberOf: NumberOf;
  onOpen: (n: number) => void;
}

/** A line under an answer whose sources have changed since; it expands to the old and the new wording. */
export function SourceChangesLine({ changes, numberOf, onOpen }: SourceChangesLineProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="mt-2 text-xs text-text-muted">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-control-sm items-center gap-1.5 rounded-sm text-left text-warning-text pointer-coarse:min-h-touch"
      >
        <History className="size-3.5 flex-none" aria-hidden="true" />
        <span>{t("sources.changes.line", { count: changes.length })}</span>
        <ChevronDown
          className={cx("size-3.5 flex-none transition-transform", isOpen && "rotate-180")}
          aria-hidden="true"
        />
      </button>
      <ul id={id} hidden={!isOpen} className="mt-1 flex flex-col gap-3">
        {changes.map((change) => (
          <Change key={change.n} change={change} number={numberOf(change.n) ?? change.n} onOpen={onOpen} />
        ))}
      </ul>
    </div>
  );
}

interface ChangeProps {
  change: SourceChange;
  /** The number that people see. */
  number: number;
  onOpen: (n: number) => void;
}

function Change({ change, number, onOpen }: ChangeProps) {
  const { t } = useTranslation();
  const what = useChangeText(change);
  const { n, title, was } = change;
  return (
    <li className="rounded-md border border-border p-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <button
          type="button"
          onClick={() => onOpen(n)}
          aria-label={t("sources.changes.open", { n: number })}
          className="h-[22px] min-w-[22px] rounded-xs bg-accent-soft px-1 text-center font-semibold text-accent-text pointer-coarse:min-h-touch pointer-coarse:min-w-touch"
        >
          {number}
        </button>
        <span className="min-w-0 font-medium wrap-anywhere text-text">{title}</span>
        <span className="wrap-anywhere">{what}</span>
      </p>
      <dl className="mt-2 grid gap-3 handset:grid-cols-2">
        <Side label={t("sources.changes.was")} text={plain(was)} />
        <Side
          label={t("sources.changes.now")}
          text={useNowText(change)}
          isNote={change.now === null || change.now === was}
        />
      </dl>
    </li>
  );
}

function Side({ label, text, isNote = false }: { label: string; text: string; isNote?: boolean }) {
  return (
    <div className="min-w-0">
      <dt className="text-text-subtle">{label}</dt>
      <dd className={cx("mt-0.5 text-sm wrap-anywhere", isNote ? "text-text-muted" : "text-text")}>{text}</dd>
    </div>
  );
}

function useChangeText({ kind, newer, validUntil }: SourceChange): string {
  const { t, i18n } = useTranslation();
  const day = validUntil === null ? "" : dayName(validUntil, { language: i18n.language, now: new Date() });
  switch (kind) {
    case "deleted":
      return t("sources.changes.deleted");
    case "superseded":
      return newer?.revision
        ? t("sources.changes.supersededRevision", { title: newer.title, revision: newer.revision })
        : t("sources.changes.superseded", { title: newer?.title ?? "" });
    case "changed":
      return t("sources.changes.changed");
    case "expired":
      return t("sources.changes.expired", { day });
  }
}

function useNowText({ kind, was, now }: SourceChange): string {
  const { t } = useTranslation();
  if (now === was) return t("sources.changes.same");
  if (now !== null) return plain(now);
  return t(kind === "deleted" ? "sources.changes.notThere" : "sources.changes.nothing");
}

/** A table row as plain text. */
function plain(quote: string): string {
  if (!quote.startsWith("|")) return quote;
  const cells = quote.split("|").map((cell) => cell.trim());
  return cells.filter(Boolean).join(" · ");
}
