import type { ExportDocument, ExportTurn, Run } from "./export-document.ts";

export function toMarkdown({ title, subtitle, turns, sources, sourcesHeading }: ExportDocument): string {
  const list = sources.map(({ number, title: name, details, href }) => {
    const label = href ? `[${asText(name)}](<${href}>)` : asText(name);
    return `${number}. ${[label, details].filter(Boolean).join(" · ")}`;
  });
  const parts = [
    `# ${asText(title)}`,
    `_${subtitle}_`,
    ...turns.flatMap(turnParts),
    ...(list.length > 0 ? [`## ${sourcesHeading}`, list.join("\n")] : []),
  ];
  return `${parts.join("\n\n")}\n`;
}

function turnParts({ heading, markdown, remarks }: ExportTurn): string[] {
  return [
    ...(heading ? [`## ${asText(heading)}`] : []),
    ...(markdown ? [markdown] : []),
    ...remarks.map(remarkText),
  ];
}

function remarkText(runs: readonly Run[]): string {
  return runs
    .map(({ text, href, italic }) => {
      if (href) return `- [${asText(text)}](<${href}>)`;
      return italic ? `_${text}_` : asText(text);
    })
    .join("");
}

/** Titles and questions are plain text, so Markdown characters in them are escaped. */
const asText = (text: string) => text.replace(/[\\`*_[\]<>#]/g, "\\$&").replace(/\s+/g, " ");
