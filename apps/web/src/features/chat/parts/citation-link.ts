import type { NumberedCitation } from "@metatron/turn/number-citations";
import type { Translate } from "../../../lib/translator.ts";

/** The link target of a citation where no side panel can show its passage: the row with its number. */
export function sourceRowId(answerId: string, number: number): string {
  return `source-${answerId}-${number}`;
}

/** The link in the answer that opens the passage `n`. */
export function findCitationLink(answerId: string, n: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(
    `a[href^="#${sourceRowId(answerId, 0).slice(0, -1)}"][data-citation="${n}"]`,
  );
}

/** "Fuente 2, Política de beneficios de viaje, página 6". */
export function citationLabel(
  t: Translate,
  { number: n, title, page, verified }: Pick<NumberedCitation, "number" | "title" | "page" | "verified">,
): string {
  const name =
    page === null
      ? t("messages.sources.chip", { n, title })
      : t("messages.sources.chipPage", { n, title, page });
  if (verified === true) return name;
  return `${name}. ${t(verified === null ? "messages.sources.unchecked" : "messages.sources.unverified")}`;
}
