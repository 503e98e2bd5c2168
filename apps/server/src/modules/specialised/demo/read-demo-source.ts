import { z } from "zod";

export type DemoBlock =
  | { kind: "heading"; level: number; text: string }
  | { kind: "paragraph"; text: string }
  | { kind: "list"; isNumbered: boolean; items: string[] }
  | { kind: "table"; rows: string[][] };

const facts = z.strictObject({
  title: z.string(),
  owner: z.string(),
  revision: z.string(),
  validFrom: z.iso.date(),
  validUntil: z.iso.date(),
  supersedes: z.string().optional(),
  format: z.enum(["pdf", "docx", "markdown"]),
});
export type DemoFacts = z.infer<typeof facts>;

export interface DemoSource {
  facts: DemoFacts;
  /** Without the first heading, which repeats the title. */
  blocks: DemoBlock[];
}

/** Parses a document's source: facts between two lines of dashes, then Markdown. */
export function readDemoSource(source: string): DemoSource {
  const [, head = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const entries = head.split("\n").map((line) => {
    const colon = line.indexOf(":");
    return [
      line.slice(0, colon),
      line
        .slice(colon + 1)
        .trim()
        .replace(/^"(.*)"$/, "$1"),
    ];
  });
  return { facts: facts.parse(Object.fromEntries(entries)), blocks: readBlocks(body) };
}

function readBlocks(body: string): DemoBlock[] {
  const paragraphs = body.split(/\n{2,}/).map((part) => part.trim());
  return paragraphs.filter((part) => part !== "" && !part.startsWith("# ")).map(toBlock);
}

function toBlock(part: string): DemoBlock {
  const heading = /^(#{2,4}) (.*)$/.exec(part);
  if (heading) return { kind: "heading", level: (heading[1]?.length ?? 2) - 1, text: heading[2] ?? "" };
  const lines = part.split("\n");
  if (part.startsWith("|")) {
    const rows = lines
      .filter((line) => !/^\|[-| :]+\|$/.test(line))
      .map((line) => line.split("|").slice(1, -1));
    return { kind: "table", rows: rows.map((cells) => cells.map((cell) => plain(cell.trim()))) };
  }
  const isNumbered = /^\d+\. /.test(part);
  if (isNumbered || part.startsWith("- "))
    return { kind: "list", isNumbered, items: lines.map((line) => plain(line.replace(/^(?:\d+\.|-) /, ""))) };
  return { kind: "paragraph", text: plain(lines.join(" ")) };
}

const plain = (text: string) => text.replaceAll("**", "");

/** The first page of a controlled document. */
export function coverOf({
  owner,
  revision,
  validFrom,
  validUntil,
  supersedes,
}: DemoFacts): [string, string][] {
  return [
    ["Propietario", owner],
    ["Revisión", revision],
    ["Vigente desde", spanishDay(validFrom)],
    ["Vigente hasta", spanishDay(validUntil)],
    ...(supersedes ? [["Sustituye a", supersedes] satisfies [string, string]] : []),
  ];
}

const spanishDay = (day: string) => day.split("-").reverse().join("/");
