import { cutText } from "@metatron/text/cut-text";
import { foldText } from "@metatron/text/fold-text";
import { type IndexedUnit, indexUnits } from "./rank-units.ts";
import { readText, type Unit } from "./read-text.ts";

/** A text to work on; the ones with a number are cited by it, the others were pasted. */
export type SourceText = {
  text: string;
  title?: string;
  page?: number | undefined;
  /** The headings that lead to it, for a text that does not begin with its own. */
  section?: string | undefined;
  citation?: number;
  /** Expired or replaced: quoted only where nothing valid answers. */
  isOutdated?: boolean;
  /** How well the search rates it, from 0 to 1 for the best. */
  relevance?: number | undefined;
  /** How much of what was asked the search finds in it, from 0 to 1. */
  support?: number | undefined;
};

/** The given texts, read; every unit knows its source by its place here. */
export type Library = { sources: readonly SourceText[]; units: readonly IndexedUnit[] };

const MOST_CHARACTERS = 240_000;
const PAUSE_EVERY_CHARACTERS = 20_000;

/** Reads in slices with a pause between them: a whole book at once would hold up everybody else's stream. */
export async function readLibrary(sources: readonly SourceText[]): Promise<Library> {
  const units: IndexedUnit[] = [];
  const seen = new Set<string>();
  let left = MOST_CHARACTERS;
  for (const [index, source] of sources.entries()) {
    for (const slice of slicesOf(cutText(source.text, left))) {
      const read = indexUnits(underSection(readText(slice), source), index, source.title ?? "");
      for (const unit of read) {
        // Passages of one document overlap, and what is said twice is quoted once.
        const key = unit.text.toLowerCase();
        if (seen.has(key) || isOfCard(unit) || bare(unit.text) === bare(source.title ?? "")) continue;
        seen.add(key);
        units.push({ ...unit, order: units.length });
      }
      await new Promise((resolve) => setImmediate(resolve));
    }
    left -= Math.min(left, source.text.length);
  }
  return { sources, units };
}

/** The card at a document's head says whose it is and since when: facts of the source, shown with it, not what it says. */
function isOfCard({ table, text, heading }: Unit): boolean {
  const [name = ""] = foldText(text).split(":", 1);
  if (CARD_NAMES.has(name.trim()) || (heading !== undefined && bare(text) === bare(heading))) return true;
  if (!table) return false;
  const names = [table.header, ...table.rows].map((cells) => foldText(cells?.[0] ?? ""));
  return names.filter((name) => CARD_NAMES.has(name)).length >= 3;
}

const CARD_NAMES = new Set([
  ...["documento", "propietario", "revision", "vigente desde", "vigente hasta", "sustituye a"],
  ...["document", "owner", "valid from", "valid until", "replaces"],
]);

/** Headings by their words: copied from a page they still carry their numbers. */
const bare = (text: string) =>
  foldText(text)
    .replace(/^[\d.) ]+/, "")
    .trim();

function underSection(units: readonly Unit[], { section }: SourceText): Unit[] {
  const heading = section
    ?.split(" › ")
    .at(-1)
    ?.replace(/^\d{1,2}(?:\.\d{1,2}){0,3}[.)]? /, "");
  return heading ? units.map((unit) => ({ ...unit, heading: unit.heading ?? heading })) : [...units];
}

/** Cut between paragraphs, so that no sentence is cut; where there are none, between lines. */
function slicesOf(text: string): string[] {
  const slices: string[] = [];
  let rest = text;
  while (rest.length > PAUSE_EVERY_CHARACTERS) {
    const paragraphEnd = rest.indexOf("\n\n", PAUSE_EVERY_CHARACTERS);
    const isNear = paragraphEnd >= 0 && paragraphEnd < PAUSE_EVERY_CHARACTERS * 2;
    const cut = isNear ? paragraphEnd : rest.indexOf("\n", PAUSE_EVERY_CHARACTERS);
    if (cut < 0) break;
    slices.push(rest.slice(0, cut));
    rest = rest.slice(cut);
  }
  slices.push(rest);
  return slices;
}

export function citationOf({ sources }: Library, unit: IndexedUnit): string {
  const number = sources[unit.source]?.citation;
  return number === undefined ? "" : ` [${number}]`;
}

const LONGEST_HEADING = 90;

/** Headings of statutes fill a paragraph; as a place to look at, their beginning is enough. */
export function shorten(heading: string): string {
  if (heading.length <= LONGEST_HEADING) return heading;
  return `${cutText(heading, LONGEST_HEADING).replace(/(?<!\s)\s+\S*$/, "")}…`;
}
