import { escapeMarkdown } from "../../../lib/escape-markdown.ts";
import type { ExportDocument, ExportSource, ExportTurn, Run } from "./export-document.ts";

export function toMarkdown({ title, subtitle, turns, sourcesHeading }: ExportDocument): string {
  const parts = [
    `# ${escapeMarkdown(title)}`,
    `_${subtitle}_`,
    ...turns.flatMap((turn) => turnParts(turn, sourcesHeading)),
  ];
  return `${parts.join("\n\n")}\n`;
}

/** A heading and a numbered list; nothing without sources. */
export function sourcesMarkdown(sources: readonly ExportSource[], heading: string): string[] {
  if (sources.length === 0) return [];
  const list = sources.map(({ number, title, details, href }) => {
    const label = href ? `[${escapeMarkdown(title)}](<${href}>)` : escapeMarkdown(title);
    return `${number}. ${[label, details].filter(Boolean).join(" · ")}`;
  });
  return [`**${heading}**`, list.join("\n")];
}

function turnParts({ heading, markdown, remarks, sources }: ExportTurn, sourcesHeading: string): string[] {
  return [
    ...(heading ? [`## ${escapeMarkdown(heading)}`] : []),
    ...(markdown ? [markdown] : []),
    ...remarks.map(remarkText),
    ...sourcesMarkdown(sources, sourcesHeading),
  ];
}

function remarkText(runs: readonly Run[]): string {
  return runs
    .map(({ text, href, italic }) => {
      if (href) return `- [${escapeMarkdown(text)}](<${href}>)`;
      return italic ? `_${escapeMarkdown(text)}_` : escapeMarkdown(text);
    })
    .join("");
}
