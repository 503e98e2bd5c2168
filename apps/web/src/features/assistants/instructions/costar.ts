import { type CostarSection, costarSections } from "@metatron/contract/assistants/constants";
import { foldText } from "@metatron/text/fold-text";
import { trimEndOf } from "@metatron/text/markdown-lines";

export type CostarTexts = Record<CostarSection, string>;

/** The section headings in each language; existing instructions keep their headings. */
const NAMES = {
  context: ["contexto", "context"],
  objective: ["objetivo", "objective"],
  style: ["estilo", "style"],
  tone: ["tono", "tone", "tom"],
  audience: ["audiencia", "audience", "publico"],
  response: ["respuesta", "response", "resposta"],
} satisfies Record<CostarSection, string[]>;

const HEADING = /^#{1,3}[ \t]+(\S.*)$/s;

export const noCostar = (): CostarTexts => ({
  context: "",
  objective: "",
  style: "",
  tone: "",
  audience: "",
  response: "",
});

/** The six sections of structured instructions; null for free text. */
export function readCostar(instructions: string): CostarTexts | null {
  if (instructions.trim() === "") return noCostar();
  const texts = noCostar();
  const seen = new Set<CostarSection>();
  let current: CostarSection | null = null;
  for (const line of instructions.split("\n")) {
    const section = sectionOf(line);
    if (section) {
      // A duplicate section would be merged into the first when saved, which would change the person's text.
      if (seen.has(section)) return null;
      seen.add(section);
      current = section;
    } else if (current) texts[current] += `${line}\n`;
    else if (line.trim() !== "") return null;
  }
  for (const section of costarSections) texts[section] = texts[section].trim();
  return texts;
}

/** The sections as one text, without the empty ones. */
export function writeCostar(texts: CostarTexts, names: Record<CostarSection, string>): string {
  return costarSections
    .filter((section) => texts[section].trim() !== "")
    .map((section) => `## ${names[section]}\n${texts[section].trim()}`)
    .join("\n\n");
}

function sectionOf(line: string): CostarSection | undefined {
  const name = HEADING.exec(line)?.[1];
  if (!name) return undefined;
  const folded = foldText(trimEndOf(name, " \t:"));
  return costarSections.find((section) => NAMES[section].includes(folded));
}
