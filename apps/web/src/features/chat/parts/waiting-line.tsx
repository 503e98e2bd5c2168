import type { Turn } from "@metatron/turn/turn";
import { useEffect, useState } from "react";
import type { Translate } from "../../../lib/translator.ts";
import { useTranslation } from "../../../lib/use-translation.ts";

/** A faster answer would show the line only as a flicker. */
const SHOWN_AFTER_MS = 400;

interface WaitingLineProps {
  /** The server has accepted the question. */
  isSent: boolean;
  /** Null until its stream is read. */
  turn: Pick<Turn, "reading" | "searching"> | null;
}

/** What happens before the first word of an answer. */
export function WaitingLine(waiting: WaitingLineProps) {
  const { t } = useTranslation();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className="min-h-4 text-xs text-text-subtle">
      {isLate && waitingText(t, waiting)}
    </p>
  );
}

export function waitingText(t: Translate, { isSent, turn }: WaitingLineProps): string {
  if (!isSent) return t("messages.waiting.sending");
  if (turn?.reading) return t("messages.reading", { ...turn.reading });
  if (!turn?.searching) return t("messages.waiting.thinking");
  const { documents, passages } = turn.searching;
  if (passages === null) return t("messages.waiting.searching", { count: documents });
  return passages === 0
    ? t("messages.waiting.nothing", { count: documents })
    : t("messages.waiting.found", { count: passages });
}
