import type { Citation } from "@metatron/contract/chat/citation";
import { type NumberedCitation, onePerNumber } from "@metatron/turn/number-citations";
import type { Translate } from "../../../lib/translator.ts";
import type { ExportSource } from "./export-document.ts";

export interface DescribeWords {
  t: Translate;
  language: string;
  now: Date;
}

/** The sources of an answer as lines of text, for copies and exports. */
export function describeSources(numbered: readonly NumberedCitation[], words: DescribeWords): ExportSource[] {
  return onePerNumber(numbered).map((citation) => ({
    number: citation.number,
    title: citation.title,
    details: detailsOf(citation, words),
    ...(citation.url ? { href: citation.url } : {}),
  }));
}

function detailsOf(citation: Citation, words: DescribeWords): string {
  const { page, revision, validFrom, validUntil, superseded } = citation;
  const { t, language, now } = words;
  const details = [
    page !== null && t("list.document.page", { page }),
    revision !== null && t("list.document.revision", { revision }),
    superseded && t("list.document.superseded"),
    !superseded &&
      validFrom &&
      validFrom > dayOf(now) &&
      t("list.document.validFrom", { date: dateOf(validFrom, language) }),
    !superseded && validUntil !== null && validity(validUntil, words),
  ];
  return details.filter(Boolean).join(" · ");
}

function validity(day: string, { t, language, now }: DescribeWords): string {
  const date = dateOf(day, language);
  return t(day < dayOf(now) ? "list.document.expired" : "list.document.validUntil", { date });
}

export const dateOf = (day: string, language: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(day));

/** The date in the reader's time zone. */
const dayOf = (now: Date) =>
  new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
