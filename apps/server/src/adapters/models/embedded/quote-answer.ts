import { chooseQuotation } from "./choose-quotation.ts";
import { inDocumentWords } from "./everyday-phrases.ts";
import { findAnswer } from "./find-answer.ts";
import { citationOf, type Library, shorten } from "./library.ts";
import type { Phrases } from "./phrases.ts";
import type { WeightedTerm } from "./query-terms.ts";
import type { IndexedUnit } from "./rank-units.ts";
import { showRows } from "./show-rows.ts";
import { spelledAs } from "./spelled-as.ts";
import { termsOf } from "./words.ts";

const EARLIER_WEIGHT = 0.4;

export type Question = { text: string; earlier?: string | undefined };

/** The passage that answers, quoted with what it needs to be understood. */
export function quoteAnswer(question: Question, library: Library, say: Phrases): string | undefined {
  const terms = spelledAs(library, termsIn(question));
  const ranked = findAnswer(question.text, terms, library);
  const [lead] = ranked;
  if (!lead) return undefined;

  const shown = chooseQuotation(lead, library);
  const body =
    lead.unit.kind === "row"
      ? showRows({ lead, ranked, terms, library })
      : quoteUnits(shown, lead.unit, library);
  return [introduce(lead.unit, library, say), body].filter(Boolean).join("\n\n");
}

/** What was asked before helps a question of one or two words, such as "¿y en enero?". */
function termsIn({ text, earlier }: Question): WeightedTerm[] {
  const terms = termsOf(inDocumentWords(text.replace(WHAT_TIME, " "))).map((term) => ({ term, weight: 1 }));
  if (!earlier || terms.length > 2) return terms;
  return [...terms, ...termsOf(earlier).map((term) => ({ term, weight: EARLIER_WEIGHT }))];
}

// The kind of answer, which the ranking knows of, not a word that the text would have.
const WHAT_TIME = /\b((?:a|desde|hasta) qu[eé] horas?|what time|a que horas)\b/giu;

function introduce(unit: IndexedUnit, { sources }: Library, say: Phrases): string {
  const source = sources[unit.source];
  const heading = unit.heading && shorten(unit.heading);
  return source?.title ? say.accordingTo(source.title, source.page, heading) : say.inPasted(heading);
}

function quoteUnits(shown: readonly IndexedUnit[], lead: IndexedUnit, library: Library): string {
  const [first, ...rest] = shown;
  if (!first) return "";
  const isIntroShown = shown.some(({ text }) => text === first.intro);
  const opening = first.kind === "item" && first.intro && !isIntroShown ? [`> ${first.intro}`] : [];
  // An item that stands alone, or that only opens its own list, is no list.
  const isPlain = opening.length === 0 && rest.every(({ intro }) => intro === first.text);
  // Behind the sentence that answers, which the citation is checked against; a list or a procedure is cited as a whole.
  const isWhole = lead.mark !== undefined || lead.text.endsWith(":") || !shown.includes(lead);
  const cited = isWhole ? shown.at(-1) : lead;
  const lines = shown.map((unit) => {
    const text = unit === cited ? `${unit.text}${citationOf(library, unit)}` : unit.text;
    if (unit.kind !== "item" || (unit === first && isPlain)) return `> ${text}`;
    const isUnderAnother = unit.depth > 0 && !isPlain && unit !== first;
    return `> ${isUnderAnother ? "   " : ""}${unit.mark ?? "-"} ${text}`;
  });
  return spaced([...opening, ...lines]).join("\n");
}

/** Markdown joins neighbouring lines of a quotation into one paragraph; a list needs an empty line before it. */
function spaced(lines: readonly string[]): string[] {
  const isItem = (line: string | undefined) => /^> +(?:-|\d{1,2}\.) /.test(line ?? "");
  return lines.flatMap((line, index) =>
    index > 0 && isItem(line) && !isItem(lines[index - 1]) ? [">", line] : [line],
  );
}
