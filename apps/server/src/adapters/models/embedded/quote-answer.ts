import { foldText } from "@metatron/text/fold-text";
import type { ReadQuestion } from "./asked-for.ts";
import { documentsOfAskedYear } from "./asked-year.ts";
import { chooseQuotation, firstStepOf } from "./choose-quotation.ts";
import { findOtherSide, rowOfOtherSide, sidesOf } from "./compare.ts";
import { findEverydayAnswer } from "./everyday-answer.ts";
import { findAnswer } from "./find-answer.ts";
import { citationOf, type Library, shorten } from "./library.ts";
import type { Phrases } from "./phrases.ts";
import { languageAsked, questionInSpanish } from "./question-in-spanish.ts";
import type { IndexedUnit } from "./rank-units.ts";
import { type AskedText, readQuestion } from "./read-question.ts";
import { chooseRows, type RowsToShow, showRows, tableText, WHOLE_TABLE } from "./show-rows.ts";

/** The passage that answers, quoted with what it needs to be understood; both passages where two things are compared. */
export function quoteAnswer(asked: AskedText, library: Library, say: Phrases): string | undefined {
  const ofThatYear = documentsOfAskedYear(asked.text, library);
  return (
    quoteComparison(asked, library, say) ??
    (ofThatYear && quoteOne(asked, ofThatYear, say)) ??
    quoteOne(asked, library, say)
  );
}

function quoteOne(asked: AskedText, library: Library, say: Phrases): string | undefined {
  const { question, ranked } = findEverydayAnswer(asked, library) ?? {};
  const lead = ranked?.[0];
  if (!question || !ranked || !lead) return undefined;
  return lead.isSure
    ? quoteFound({ lead, ranked, question, library, say }, readQuestion(asked, library))
    : quotePassage(lead.unit, library, say);
}

/** A passage as it stands, its table and its sentences: which of them answers, the reader sees. */
export function quotePassage({ source }: IndexedUnit, library: Library, say: Phrases): string {
  const passage = library.units.filter((unit) => unit.source === source);
  const [first] = passage;
  if (!first) return "";
  const tables = [...new Set(passage.flatMap(({ table }) => table ?? []))].map(tableText);
  const prose = passage.filter(({ kind }) => kind !== "row");
  const [lead] = prose;
  // No sentence is the answer by itself, so that the citation stands at the end.
  const quoted = lead ? quoteUnits(prose, { ...lead, text: "" }, library) : "";
  const citation = lead ? "" : citationOf(library, first).trim();
  return [introduce(first, library, say), quoted, ...tables, citation].filter(Boolean).join("\n\n");
}

/** The answer around one unit: the rows that were asked for, or the unit with its paragraph, list or steps. */
export function quoteFound(
  { lead, ranked, question, library, say }: RowsToShow & { say: Phrases },
  said: ReadQuestion,
): string {
  const body =
    lead.unit.kind === "row"
      ? quoteRows({ lead, ranked, question, library }, said)
      : [
          tableAbove(lead, library),
          quoteUnits(quotedUnits(lead, { question, library }), citedIn(lead), library),
        ];
  return [introduce(lead.unit, library, say), ...body].filter(Boolean).join("\n\n");
}

function quoteRows({ lead, ranked, question, library }: RowsToShow, said: ReadQuestion): string[] {
  const chosen = chooseRows({ lead, ranked, question }, said);
  const isChosen = lead.unit.row !== undefined && chosen.includes(lead.unit.row);
  const unit = isChosen ? lead.unit : (unitOfRow(lead.unit, chosen[0], library) ?? lead.unit);
  return [
    ruleAbove(unit, library),
    showRows({ unit, chosen, question, said, library }),
    legendOf(unit, library),
    // The step of one row among several would look like the step of all.
    chosen.length === 1 ? stepsNamedIn(unit, library) : "",
  ];
}

function unitOfRow(
  { table }: IndexedUnit,
  row: number | undefined,
  { units }: Library,
): IndexedUnit | undefined {
  return units.find((unit) => unit.table === table && unit.row === row);
}

/** The unit behind which the citation stands. Who asks for what a heading names gets its whole list, and no item of it is the answer. */
function citedIn({ unit, headingCoverage }: RowsToShow["lead"]): IndexedUnit {
  return unit.kind === "item" && headingCoverage > 0.99 ? { ...unit, text: "" } : unit;
}

/** Who asks what to do gets the steps of the section, with the remark that was found beside them. */
function quotedUnits(
  lead: RowsToShow["lead"],
  { question, library }: Pick<RowsToShow, "question" | "library">,
): IndexedUnit[] {
  const first = question.asked.kind === "steps" && !lead.unit.mark && firstStepOf(lead.unit, library);
  if (!first) return chooseQuotation(lead, library);
  return [...new Set([...chooseQuotation({ ...lead, unit: first }, library), lead.unit])];
}

const LONGEST_RULE = 320;

/** The short paragraph that a section states before its table, without which the rows are not understood. */
function ruleAbove(row: IndexedUnit, { units }: Library): string {
  const before = units.filter(
    ({ kind, source, heading, block }) =>
      kind === "sentence" && source === row.source && heading === row.heading && block === row.block - 1,
  );
  const chars = before.reduce((sum, { text }) => sum + text.length, 0);
  return chars > 0 && chars <= LONGEST_RULE ? before.map(({ text }) => `> ${text}`).join("\n") : "";
}

/** What the section says about an expression of the row: «Con viaje» significa… */
function legendOf(row: IndexedUnit, { units }: Library): string {
  const cells = foldText(row.text);
  const explained = units.filter(({ kind, source, heading, text }) => {
    const term = /^«([^»]{2,60})»/.exec(text)?.[1];
    const isNear = kind === "sentence" && source === row.source && heading === row.heading;
    return isNear && term !== undefined && cells.includes(foldText(term));
  });
  return explained.map(({ text }) => `> ${text}`).join("\n");
}

const NAMES_HEADING = 0.9;

/** Who asks for what a heading names gets the short table under it as well, where only the sentences below were found. */
function tableAbove({ unit, headingCoverage }: RowsToShow["lead"], { units }: Library): string {
  if (headingCoverage < NAMES_HEADING || unit.kind !== "sentence") return "";
  const rows = units.filter(
    ({ kind, source, heading, block }) =>
      kind === "row" && source === unit.source && heading === unit.heading && block < unit.block,
  );
  const [table, ...others] = new Set(rows.flatMap(({ table: each }) => each ?? []));
  return table && others.length === 0 && table.rows.length <= WHOLE_TABLE ? tableText(table) : "";
}

const NAMED_STEP = /\bpaso (\d{1,2})\b/g;

/** The steps that the row sends to, «Paso 5», from the longest procedure of its document: the number alone helps nobody. */
function stepsNamedIn(row: IndexedUnit, { units, sources }: Library): string {
  const named = new Set([...foldText(row.text).matchAll(NAMED_STEP)].map(([, number]) => `${number}.`));
  if (named.size === 0) return "";
  const steps = units.filter(
    ({ mark, source }) => mark !== undefined && sources[source]?.title === sources[row.source]?.title,
  );
  const procedures = Object.values(Object.groupBy(steps, ({ heading }) => heading ?? ""));
  const longest = procedures.toSorted((one, other) => (other?.length ?? 0) - (one?.length ?? 0))[0] ?? [];
  return longest
    .filter(({ mark }) => mark !== undefined && named.has(mark))
    .map(({ mark, text }) => `> ${mark} ${text}`)
    .join("\n");
}

function quoteComparison(asked: AskedText, library: Library, say: Phrases): string | undefined {
  const sides = sidesOf(questionInSpanish(asked.text).text);
  if (!sides) return undefined;
  const question = readQuestion({ text: sides.left }, library);
  const [lead] = findAnswer(question, library);
  if (!lead) return undefined;
  if (lead.unit.kind === "row") {
    const other = rowOfOtherSide(sides.right, lead, library);
    if (!other) return undefined;
    const chosen = [lead, other].flatMap(({ unit }) => unit.row ?? []).sort((a, b) => a - b);
    const body = showRows({ unit: lead.unit, chosen, question, said: question, library });
    return [introduce(lead.unit, library, say), body].join("\n\n");
  }
  const second = findOtherSide(sides, library);
  if (!second || second.unit === lead.unit) return undefined;
  return [lead, second]
    .map(
      (found) =>
        `${introduce(found.unit, library, say)}\n\n${quoteUnits(chooseQuotation(found, library), found.unit, library)}`,
    )
    .join("\n\n");
}

function introduce(unit: IndexedUnit, { sources }: Library, say: Phrases): string {
  const source = sources[unit.source];
  const heading = unit.heading && shorten(unit.heading);
  if (!source?.title) return say.inPasted(heading);
  const line = say.accordingTo(source.title, source.page, heading);
  return languageAsked(source.text) === "es" ? line.replace(/:$/, `${say.isInSpanish}:`) : line;
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
  const parts = lines.map((line, at) => (beginsParagraph(shown, at) ? [">", line] : [line]));
  return spaced([...opening, ...parts.flat()]).join("\n");
}

/** A sentence of another paragraph, or behind a list, which Markdown would join to the last item. */
function beginsParagraph(shown: readonly IndexedUnit[], at: number): boolean {
  const before = shown[at - 1];
  if (!before || shown[at]?.kind !== "sentence") return false;
  return before.kind === "item" || before.block !== shown[at]?.block;
}

/** Markdown joins neighbouring lines of a quotation into one paragraph; a list needs an empty line before it. */
function spaced(lines: readonly string[]): string[] {
  const isItem = (line: string | undefined) => /^> +(?:-|\d{1,2}\.) /.test(line ?? "");
  return lines.flatMap((line, index) =>
    index > 0 && isItem(line) && !isItem(lines[index - 1]) ? [">", line] : [line],
  );
}
