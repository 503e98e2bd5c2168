import { headingOf } from "@metatron/text/markdown-lines";
import { findItem } from "./find-item.ts";

/** Longer lines are prose, whatever they begin with. */
const LONGEST_HEADING_LINE = 1200;

export type FoundHeading = { heading: string; rest?: string | undefined };

const BOLD_HEADING = /^\s*\*\*(?<text>[^*]{2,100})\*\*:?\s*$/u;
const LEVEL_HEADING = /^\s*\d+(?:\.\d+)+\.?\s+(?<text>\p{Lu}.{1,90})$/u;
const CHAPTER =
  /^\s*(?<text>(?:art[íi]culo|cap[íi]tulo|secci[óo]n|anexo|t[íi]tulo|cl[áa]usula|article|section|chapter|artigo|se[çc][ãa]o)\s+[\dIVXLC]+[ºª°]?[^.:\n]{0,80})(?:[.:–-]+\s*(?<rest>.*))?$/isu;
const ASKED = /^\s*(?:p(?:regunta)?\s*[:.]\s*)?(?<text>¿?[^.!?]{8,160}\?)\s*(?<rest>.*)$/isu;

/** The heading that a line is, and the text that follows it on the same line. */
export function findHeading(lines: readonly string[], at: number): FoundHeading | undefined {
  const line = lines[at] ?? "";
  if (line.length > LONGEST_HEADING_LINE) return undefined;
  const plain = headingOf(line)?.text || BOLD_HEADING.exec(line)?.groups?.text;
  if (plain) return { heading: bareHeading(plain.replaceAll("**", "")) };
  const chapter = CHAPTER.exec(line)?.groups;
  if (chapter?.text) return chapterHeading(chapter.text, chapter.rest);
  const asked = ASKED.exec(line)?.groups;
  if (asked?.text && !asked.rest?.includes("?")) {
    return { heading: asked.text.trim(), rest: asked.rest?.replace(/^r(?:espuesta)?\s*[:.]\s*/i, "") };
  }
  const level = LEVEL_HEADING.exec(line)?.groups?.text;
  if (level && !/[.;,]$/.test(level)) return { heading: level.trim() };
  return isBareHeading(lines, at) ? { heading: bareHeading(line) } : undefined;
}

/** "Artículo 5. Vacaciones" is a heading whole; "Artículo 5. El personal tiene…" is one and the text under it. */
function chapterHeading(text: string, rest: string | undefined) {
  if (!rest) return { heading: text.trim() };
  const isTitle = rest.length <= 70 && !/[.;]$/.test(rest.replace(/\.$/, "")) && rest.split(" ").length <= 8;
  return isTitle ? { heading: `${text.trim()}. ${rest.replace(/\.$/, "")}` } : { heading: text.trim(), rest };
}

const NUMBERED = /^\s*\d{1,2}[.)]\s+\p{Lu}/u;

function isBareHeading(lines: readonly string[], at: number): boolean {
  const line = (lines[at] ?? "").trim();
  if (line.length > 70 || /[.,;:!?]$/.test(line)) return false;
  const next = [lines[at + 1], lines[at + 2]].find((other) => other?.trim());
  if (!next) return false;
  if (NUMBERED.test(line)) return !NUMBERED.test(next) && !NUMBERED.test(lines[at - 1] ?? "");
  if (findItem([line], 0)) return false;
  if (/^[\p{Lu}\d\s.,()/–-]{4,}$/u.test(line) && /\p{Lu}{3}/u.test(line)) return true;
  const standsAlone = (lines[at - 1] ?? "").trim() === "";
  return (
    standsAlone && /^\p{Lu}/u.test(line) && line.split(/\s+/).length <= 8 && next.trim().length > line.length
  );
}

function bareHeading(line: string): string {
  return line
    .trim()
    .replace(/^\d{1,2}(?:\.\d{1,2})*[.)]?\s+/, "")
    .replace(/\.$/, "");
}
