import { citationOf, type Library } from "./library.ts";
import type { Phrases } from "./phrases.ts";
import { type IndexedUnit, overlapOf, type RankedUnit, rankUnits, type WeightedTerm } from "./rank-units.ts";
import { showRows } from "./show-rows.ts";
import { fold, termsOf } from "./words.ts";

const ENOUGH_COVERAGE = 0.4;
const ENOUGH_HITS = 3;
const ENOUGH_OWN = 0.25;
const MOST_OTHERS = 3;
const MOST_ITEMS = 12;
const SECTION_SENTENCES = 3;
const EARLIER_WEIGHT = 0.4;

export type Question = { text: string; earlier?: string | undefined };

/** The passage that answers, quoted with what it needs to be understood, and what else bears on it. */
export function quoteAnswer(question: Question, library: Library, say: Phrases): string | undefined {
  const terms = termsIn(question);
  const ranked = rankUnits(library.units, question.text, terms);
  const lead = ranked[0];
  if (!lead || (lead.coverage < ENOUGH_COVERAGE && lead.hits < ENOUGH_HITS)) return undefined;

  const shown = unitsToShow(lead, library);
  const body =
    lead.unit.kind === "row"
      ? showRows({ lead, ranked, terms, library })
      : quoteUnits(shown, lead.unit.intro, library);
  const others = othersBeside(shown, ranked, library, say);
  const heading = lead.unit.heading;
  return [introduce(lead.unit, heading, library, say), body, others].filter(Boolean).join("\n\n");
}

/** What was asked before helps a question of one or two words, such as "¿y en enero?". */
function termsIn({ text, earlier }: Question): WeightedTerm[] {
  const terms = termsOf(text.replace(WHAT_TIME, " ")).map((term) => ({ term, weight: 1 }));
  if (!earlier || terms.length > 2) return terms;
  return [...terms, ...termsOf(earlier).map((term) => ({ term, weight: EARLIER_WEIGHT }))];
}

// The kind of answer, which the ranking knows of, not a word that the text would have.
const WHAT_TIME = /\b(a qu[eé] horas?|what time|a que horas)\b/giu;

function introduce(
  unit: IndexedUnit,
  heading: string | undefined,
  { sources }: Library,
  say: Phrases,
): string {
  const source = sources[unit.source];
  return source?.title ? say.accordingTo(source.title, source.page, heading) : say.inPasted(heading);
}

/** The best unit and its surroundings: the whole list or section where its heading is what was asked for. */
function unitsToShow({ unit, coverage, ownCoverage }: RankedUnit, { units }: Library): IndexedUnit[] {
  const isAskedByHeading = ownCoverage < coverage / 2;
  const section = units.filter(({ source, heading }) => source === unit.source && heading === unit.heading);
  if (unit.kind === "row") return [unit];
  if (unit.kind === "item") {
    const list = section.filter(({ kind, block }) => kind === "item" && block === unit.block);
    return isAskedByHeading ? list.slice(0, MOST_ITEMS) : [unit];
  }
  if (isAskedByHeading && unit.heading) return sectionStart(section);
  const at = section.indexOf(unit);
  const before = section[at - 1];
  const needsBefore = before?.block === unit.block && REFERS_BACK.test(fold(unit.text));
  const list = unit.text.endsWith(":")
    ? section.filter(({ intro }) => intro === unit.text).slice(0, MOST_ITEMS)
    : [];
  return [...(needsBefore && before ? [before] : []), unit, ...list];
}

/** The first sentences under a heading, and the list that they introduce. */
function sectionStart(section: readonly IndexedUnit[]): IndexedUnit[] {
  const prose = section.filter(({ kind }) => kind === "sentence").slice(0, SECTION_SENTENCES);
  const list = section.find(
    ({ kind, intro }) => kind === "item" && (!prose[0] || intro === prose.at(-1)?.text),
  );
  if (!list) return prose;
  return [...prose, ...section.filter(({ block }) => block === list.block).slice(0, MOST_ITEMS)];
}

const REFERS_BACK =
  /^(este|esta|estos|estas|ese|esa|dich[oa]s?|el mismo|la misma|ademas|asimismo|en ese caso|en tal caso|en caso contrario|no obstante|sin embargo|este plazo|los mismos|tambien|por ello|this|these|it|in that case|however|esse|essa|nesse caso|alem disso)\b/;

function quoteUnits(shown: readonly IndexedUnit[], intro: string | undefined, library: Library): string {
  const [first] = shown;
  const opening = first?.kind === "item" && intro ? [`> ${intro}`] : [];
  const lines = shown.map((unit) => (unit.kind === "sentence" ? `> ${unit.text}` : `> - ${unit.text}`));
  const citation = first ? citationOf(library, first) : "";
  return `${spaced([...opening, ...lines]).join("\n")}${citation}`;
}

/** Markdown joins neighbouring lines of a quotation into one paragraph; a list needs an empty line before it. */
function spaced(lines: readonly string[]): string[] {
  return lines.flatMap((line, index) => {
    const before = lines[index - 1];
    const beginsList = line.startsWith("> - ") && before !== undefined && !before.startsWith("> - ");
    return beginsList ? [">", line] : [line];
  });
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
    if (isShown(unit) || coverage < ENOUGH_COVERAGE || ownCoverage < ENOUGH_OWN) continue;
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
