import { ExternalHyperlink, type ParagraphChild, TextRun } from "docx";
import type { Run } from "./export-document.ts";

export const CODE_FONT = "Consolas";
export const GREY = "5F6368";

export function toTexts(
  runs: readonly Run[],
  look: { bold?: boolean; color?: string } = {},
): ParagraphChild[] {
  return runs.map((run) => {
    const text = new TextRun({ ...look, ...lookOf(run), children: withBreaks(run.text) });
    return run.href ? new ExternalHyperlink({ link: run.href, children: [text] }) : text;
  });
}

function lookOf({ bold, italic, strike, code, citation, sup, sub, href }: Run) {
  return {
    ...(bold ? { bold } : {}),
    ...(italic ? { italics: true } : {}),
    ...(strike ? { strike } : {}),
    ...(code ? { font: CODE_FONT } : {}),
    ...(citation || sup ? { superScript: true } : {}),
    ...(sub ? { subScript: true } : {}),
    ...(href ? { style: "Hyperlink" } : {}),
  };
}

function withBreaks(text: string): (string | TextRun)[] {
  return text
    .split("\n")
    .flatMap((line, index) => (index === 0 ? [line] : [new TextRun({ break: 1 }), line]));
}
