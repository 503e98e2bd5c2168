import { escapeMarkdown } from "../../../lib/escape-markdown.ts";
import type { ExportDocument, ExportTurn, Run } from "./export-document.ts";

export function toMarkdown({ title, subtitle, turns, sources, sourcesHeading }: ExportDocument): string {
  const list = sources.map(({ number, title: name, details, href }) => {
    const label = href ? `[${escapeMarkdown(name)}](<${href}>)` : escapeMarkdown(name);
    return `${number}. ${[label, details].filter(Boolean).join(" · ")}`;
  });
  const parts = [
    `# ${escapeMarkdown(title)}`,
    `_${subtitle}_`,
    ...turns.flatMap(turnParts),
    ...(list.length > 0 ? [`## ${sourcesHeading}`, list.join("\n")] : []),
  ];
  return `${parts.join("\n\n")}\n`;
}

function turnParts({ heading, markdown, remarks }: ExportTurn): string[] {
  return [
    ...(heading ? [`## ${escapeMarkdown(heading)}`] : []),
    ...(markdown ? [markdown] : []),
    ...remarks.map(remarkText),
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
