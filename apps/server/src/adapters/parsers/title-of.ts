import { cleanLine } from "@metatron/text/clean-text";
import { cutText } from "@metatron/text/cut-text";
import type { DocumentDraft } from "./document-reader.ts";

const MAX_TITLE_CHARS = 200;
const HEADING_WITHIN_BLOCKS = 8;
const STATED_WITHIN_CHARS = 3000;
const LEFT_OVER =
  /^(?:microsoft (?:word|powerpoint|excel)\b|untitled|sin t[íi]tulo|documento? ?\d*$|document ?\d*$|presentaci[óo]n|powerpoint presentation|title$|t[íi]tulo$|about:blank|null$)|\.(?:docx?|pdf|pptx?|xlsx?|odt|rtf|html?|tex|dvi|indd|cdr|qxd)$/i;

/** The title property if the text confirms it, else the first heading, else the property. */
export function titleOf({ statedTitle, text, blocks }: DocumentDraft): string | null {
  const stated =
    statedTitle === undefined || LEFT_OVER.test(statedTitle.trim()) ? undefined : tidy(statedTitle);
  if (stated && tidy(text.slice(0, STATED_WITHIN_CHARS)).toLowerCase().includes(stated.toLowerCase()))
    return stated;
  const headings = blocks
    .slice(0, HEADING_WITHIN_BLOCKS)
    .filter(({ kind, start, end }) => kind === "heading" && !/https?:/.test(text.slice(start, end)));
  const highest = Math.min(...headings.map(({ level }) => level ?? 6));
  const first = headings.find(({ level }) => (level ?? 6) === highest);
  return (first && tidy(text.slice(first.start, first.end))) || stated || null;
}

function tidy(title: string): string {
  return cutText(cleanLine(title), MAX_TITLE_CHARS);
}
