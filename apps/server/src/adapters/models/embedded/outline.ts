import type { Language } from "@metatron/contract/enums";
import { cutText } from "@metatron/text/cut-text";
import { termsOf } from "@metatron/text/terms";
import type { Passage } from "../model-client.ts";
import { readText } from "./read-text.ts";

const MOST_SECTIONS = 40;
const LONGEST_SENTENCE = 280;
const LEAST_WORDS = 4;

interface OutlineWords {
  title: string;
  pages: number | null;
}

const HEADS: Record<
  Language,
  { read: (words: OutlineWords, sections: number) => string; more: (n: number) => string }
> = {
  es: {
    read: ({ title, pages }, sections) =>
      `Este es el esquema de «${title}»${pages ? `, leído entero (${pages} páginas)` : ", leído entero"}: ${sections} apartados con la frase que mejor resume cada uno.`,
    more: (n) => `… y ${n} apartados más.`,
  },
  en: {
    read: ({ title, pages }, sections) =>
      `This is the outline of “${title}”${pages ? `, read in full (${pages} pages)` : ", read in full"}: ${sections} sections with the sentence that says most of each.`,
    more: (n) => `… and ${n} more sections.`,
  },
  pt: {
    read: ({ title, pages }, sections) =>
      `Este é o esquema de «${title}»${pages ? `, lido por inteiro (${pages} páginas)` : ", lido por inteiro"}: ${sections} seções com a frase que melhor resume cada uma.`,
    more: (n) => `… e mais ${n} seções.`,
  },
};

/** A section of the document with the sentence that says most of it, which stands in the passage at this place. */
export interface OutlinePoint {
  heading: string;
  sentence: string;
  at: number;
}

export interface Outline extends OutlineWords {
  points: OutlinePoint[];
  /** Of the whole document; more of them than points where it has very many. */
  sections: number;
}

/** A long document without a model: its headings in order, each with the sentence that says most of its section. */
export function outlineOf(passages: readonly Read[], words: OutlineWords): Outline {
  const sections = sectionsOf(passages);
  const counts = countTerms(passages);
  const points = sections.slice(0, MOST_SECTIONS).flatMap(({ heading, members }) => {
    const key = keySentence(members, counts);
    return key ? [{ heading, sentence: cutText(key.text, LONGEST_SENTENCE), at: key.at }] : [];
  });
  return { title: words.title, pages: words.pages, points, sections: sections.length };
}

/** The outline as Markdown; `numbers` are those of the passages, by their place. */
export function outlineText(outline: Outline, numbers: readonly number[], language: Language): string {
  const { points, sections } = outline;
  const say = HEADS[language];
  const lines = points.map(({ heading, sentence, at }) => {
    const label = heading ? `**${heading}:** ` : "";
    return `- ${label}${sentence} [${numbers[at]}]`;
  });
  const rest = sections > MOST_SECTIONS ? [say.more(sections - MOST_SECTIONS)] : [];
  return [say.read(outline, sections), [...lines, ...rest].join("\n")].join("\n\n");
}

type Read = Pick<Passage, "section" | "text">;

interface Section {
  heading: string;
  members: { passage: Read; at: number }[];
}

/** By the headings of two levels, or of one where there would be too many for a list. */
function sectionsOf(passages: readonly Read[]): Section[] {
  const fine = groupBy(passages, 2);
  return fine.length <= MOST_SECTIONS ? fine : groupBy(passages, 1);
}

function groupBy(passages: readonly Read[], levels: number): Section[] {
  const sections: Section[] = [];
  for (const [at, passage] of passages.entries()) {
    const heading = (passage.section ?? "").split(" › ").slice(0, levels).at(-1) ?? "";
    const last = sections.at(-1);
    const member = { passage, at };
    if (last && last.heading === heading) last.members.push(member);
    else sections.push({ heading, members: [member] });
  }
  return sections;
}

/** In how many passages each term stands: what a document keeps coming back to is what it is about. */
function countTerms(passages: readonly Read[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of passages)
    for (const term of new Set(termsOf(text))) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

function keySentence(members: Section["members"], counts: ReadonlyMap<string, number>) {
  let best: { text: string; at: number; worth: number } | undefined;
  let place = 0;
  for (const { passage, at } of members) {
    for (const { text, kind } of readText(passage.text)) {
      if (kind === "row" || text.endsWith(":")) continue;
      const terms = [...new Set(termsOf(text))];
      if (terms.length < LEAST_WORDS) continue;
      const sum = terms.reduce((so, term) => so + Math.log(1 + (counts.get(term) ?? 0)), 0);
      const isFirst = place === 0 ? 1.3 : 1;
      const hasFigure = /\d/.test(text) ? 1.15 : 1;
      const worth = (sum / (terms.length + 5) ** 0.8) * isFirst * hasFigure;
      place += 1;
      if (!best || worth > best.worth) best = { text, at, worth };
    }
  }
  return best;
}
