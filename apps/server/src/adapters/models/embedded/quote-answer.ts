import { chooseQuotation } from "./choose-quotation.ts";
import { citationOf, type Library, shorten } from "./library.ts";
import type { Phrases } from "./phrases.ts";
import type { WeightedTerm } from "./query-terms.ts";
import { type IndexedUnit, overlapOf, type RankedUnit, rankUnits } from "./rank-units.ts";
import { showRows } from "./show-rows.ts";
import { termsOf } from "./words.ts";

const ENOUGH_COVERAGE = 0.36;
const ENOUGH_HITS = 3;
const ENOUGH_OWN = 0.25;
const MOST_OTHERS = 3;
const EARLIER_WEIGHT = 0.4;

export type Question = { text: string; earlier?: string | undefined };

/** The passage that answers, quoted with what it needs to be understood, and what else bears on it. */
export function quoteAnswer(question: Question, library: Library, say: Phrases): string | undefined {
  const terms = termsIn(question);
  const ranked = rankUnits(library.units, question.text, terms);
  const lead = ranked[0];
  if (!lead || (lead.coverage < ENOUGH_COVERAGE && lead.hits < ENOUGH_HITS)) return undefined;

  const shown = chooseQuotation(lead, library);
  const body =
    lead.unit.kind === "row" ? showRows({ lead, ranked, terms, library }) : quoteUnits(shown, library);
  const others = othersBeside(shown, ranked, library, say);
  return [introduce(lead.unit, library, say), body, others].filter(Boolean).join("\n\n");
}

const NEAREST = 3;

/**
 * Passages that were found for a question and don't answer it in its own words: what is nearest in each of the first,
 * for the reader to judge. Texts that were only pasted were found for nothing.
 */
export function quoteNearest(question: string, library: Library, say: Phrases): string | undefined {
  const found = library.sources.flatMap(({ citation }, at) => (citation === undefined ? [] : [at]));
  const terms = termsIn({ text: question });
  const [first, ...others] = found.slice(0, NEAREST).flatMap((source) => {
    const own = library.units.filter((unit) => unit.source === source);
    return rankUnits(own, question, terms)[0]?.unit ?? [];
  });
  if (!first) return undefined;
  const rest = others
    .filter((unit) => overlapOf(unit, first) <= 0.8)
    .map((unit) => `- ${unit.text}${citationOf(library, unit)}${originOf(unit, first, library, say)}`);
  return [
    say.nearest,
    introduce(first, library, say),
    quoteUnits([first], library),
    ...(rest.length > 0 ? [`${say.also}\n\n${rest.join("\n")}`] : []),
  ].join("\n\n");
}

/** What was asked before helps a question of one or two words, such as "¿y en enero?". */
function termsIn({ text, earlier }: Question): WeightedTerm[] {
  const terms = termsOf(text.replace(WHAT_TIME, " ")).map((term) => ({ term, weight: 1 }));
  if (!earlier || terms.length > 2) return terms;
  return [...terms, ...termsOf(earlier).map((term) => ({ term, weight: EARLIER_WEIGHT }))];
}

// The kind of answer, which the ranking knows of, not a word that the text would have.
const WHAT_TIME = /\b(a qu[eé] horas?|what time|a que horas)\b/giu;

function introduce(unit: IndexedUnit, { sources }: Library, say: Phrases): string {
  const source = sources[unit.source];
  const heading = unit.heading && shorten(unit.heading);
  return source?.title ? say.accordingTo(source.title, source.page, heading) : say.inPasted(heading);
}

function quoteUnits(shown: readonly IndexedUnit[], library: Library): string {
  const [first, ...rest] = shown;
  if (!first) return "";
  const isIntroShown = shown.some(({ text }) => text === first.intro);
  const opening = first.kind === "item" && first.intro && !isIntroShown ? [`> ${first.intro}`] : [];
  // An item that stands alone, or that only opens its own list, is no list.
  const isPlain = opening.length === 0 && rest.every(({ intro }) => intro === first.text);
  const lines = shown.map((unit) => {
    if (unit.kind !== "item" || (unit === first && isPlain)) return `> ${unit.text}`;
    const isUnderAnother = unit.depth > 0 && !isPlain && unit !== first;
    return `> ${isUnderAnother ? "   " : ""}${unit.mark ?? "-"} ${unit.text}`;
  });
  return `${spaced([...opening, ...lines]).join("\n")}${citationOf(library, first)}`;
}

/** Markdown joins neighbouring lines of a quotation into one paragraph; a list needs an empty line before it. */
function spaced(lines: readonly string[]): string[] {
  const isItem = (line: string | undefined) => /^> +(?:-|\d{1,2}\.) /.test(line ?? "");
  return lines.flatMap((line, index) =>
    index > 0 && isItem(line) && !isItem(lines[index - 1]) ? [">", line] : [line],
  );
}

function othersBeside(
  shown: readonly IndexedUnit[],
  ranked: readonly RankedUnit[],
  library: Library,
  say: Phrases,
): string {
  const [lead, ...rest] = ranked;
  if (!lead) return "";
  const isShown = (unit: IndexedUnit) =>
    shown.includes(unit) || unit.text === lead.unit.intro || (unit.table && unit.table === lead.unit.table);
  const chosen: IndexedUnit[] = [];
  for (const { unit, score, coverage, ownCoverage } of rest) {
    if (chosen.length === MOST_OTHERS || score < lead.score / 2) break;
    if (isShown(unit) || unit.text.endsWith(":") || coverage < ENOUGH_COVERAGE || ownCoverage < ENOUGH_OWN)
      continue;
    if ([...shown, ...chosen].some((other) => overlapOf(unit, other) > 0.8)) continue;
    chosen.push(unit);
  }
  if (chosen.length === 0) return "";
  const lines = chosen.map(
    (unit) => `- ${unit.text}${citationOf(library, unit)}${originOf(unit, lead.unit, library, say)}`,
  );
  return `${say.also}\n\n${lines.join("\n")}`;
}

function originOf(unit: IndexedUnit, lead: IndexedUnit, { sources }: Library, say: Phrases): string {
  const source = sources[unit.source];
  const known = sources[lead.source];
  if (!source?.title || (source.title === known?.title && source.page === known.page)) return "";
  return ` (${source.title}${source.page === undefined ? "" : `, ${say.page(source.page)}`})`;
}
