import { cleanLine } from "@metatron/text/clean-text";
import { cutText } from "@metatron/text/cut-text";
import { readDay } from "./document-dates.ts";
import type { DocumentFacts } from "./parsed-document.ts";

type Fact = keyof DocumentFacts;

const LABELS: readonly (readonly [Fact, RegExp])[] = [
  [
    "owner",
    /^(?:propietari[oa]|responsable|due[ñn]o|unidad responsable|[áa]rea responsable|departamento(?: responsable)?|owner|document owner|propriet[áa]rio|respons[áa]vel)(?: del? documento| do documento)?$/,
  ],
  [
    "revision",
    /^(?:revisi[óo]n|rev\.?|versi[óo]n|edici[óo]n|revision|version|revis[ãa]o|vers[ãa]o)(?: (?:n[.º°]*|no\.?|n[úu]m(?:ero|\.)?|del documento|actual))?$/,
  ],
  [
    "validFrom",
    /^(?:v(?:igente|[áa]lid[oa]) (?:desde|a partir del?)|vigencia desde|vigencia a partir del?|fecha de (?:vigencia|entrada en vigor|efectividad)|entrada en vigor|en vigor desde|inicio de vigencia|valid[_ ]?from|effective(?: date| from)?|vigente_desde|v[áa]lido desde|vigente a partir del?)$/,
  ],
  [
    "validUntil",
    /^(?:v(?:igente|[áa]lid[oa]) hasta(?: el)?|vigencia hasta(?: el)?|fin de vigencia|fecha de (?:caducidad|expiraci[óo]n|vencimiento|fin de vigencia)|caduca(?: el)?|vence(?: el)?|valid[_ ]?until|expires(?: on)?|expiry date|vigente_hasta|v[áa]lido at[ée])$/,
  ],
  [
    "supersedes",
    /^(?:sustituye(?: a| al)?|reemplaza(?: a| al)?|deroga(?: a| al)?|anula(?: a| al)?|supersedes|replaces|substitui|sustituye_a)$/,
  ],
];

// Matches any label inside a line; longer labels come first, so that "Vigente desde" is not matched
// partially.
const KNOWN_LABEL = new RegExp(
  `(?<![\\p{L}])(${LABELS.map(([, pattern]) => pattern.source.slice(1, -1)).join("|")})\\s*:\\s*`,
  "giu",
);
// An unknown label ends a value as well: "Versión: 2.0 Fecha de emisión: …".
const OTHER_LABEL = /(?<![\s,;|-])[\s,;|-]+\p{Lu}\p{Ll}+(?: \p{Ll}+)*(?: \p{Lu}\p{Ll}+)?:.*$/su;
const FRONT_LINES = 60;
// Otherwise the whole text of a document without line breaks would be searched for labels.
const MAX_LINE_CHARS = 4000;
const MAX_VALUE_CHARS = 160;

/**
 * Facts that a document states on its first lines, also in table cells: `Propietario: …`, `| Vigente desde |
 * … |`.
 */
export function factsOfText(text: string): DocumentFacts {
  const facts: DocumentFacts = {};
  for (const line of text.split("\n").slice(0, FRONT_LINES)) {
    for (const [label, value] of labelledValues(line.slice(0, MAX_LINE_CHARS))) addFact(facts, label, value);
  }
  return facts;
}

export function factsOfProperties(properties: Readonly<Record<string, string>>): DocumentFacts {
  const facts: DocumentFacts = {};
  for (const [label, value] of Object.entries(properties)) addFact(facts, label, value);
  return facts;
}

function labelledValues(line: string): [string, string][] {
  const cells = line.split(/\s*(?<!\\)\|\s*|\s{2,}|\t|\s[·•]\s/).filter((cell) => cell !== "");
  const inCells = cells.flatMap((cell) => {
    const found = [...cell.matchAll(KNOWN_LABEL)];
    return found.map((match, at): [string, string] => [
      match[1] ?? "",
      cell.slice(match.index + match[0].length, found[at + 1]?.index),
    ]);
  });
  const sideBySide = cells
    .slice(0, -1)
    .map((cell, at): [string, string] => [cell.replace(/:\s*$/, ""), cells[at + 1] ?? ""]);
  return [...inCells, ...sideBySide, ...unlabelled(line)];
}

/** Facts stated without a colon: "Revisión 4", "Vigente desde el 1 de enero de 2026 hasta el …". */
function unlabelled(line: string): [string, string][] {
  const found: [string, string][] = [];
  const revision = /(?:^|[\s(|])(?:revisi[óo]n|rev\.|versi[óo]n)\s+(?:n[.º°]+\s*)?(\d[\w.]{0,11})/i.exec(
    line,
  )?.[1];
  if (revision) found.push(["revisión", revision.replace(/\.$/, "")]);
  const from = /v(?:igente|[áa]lid[oa]) (?:desde|a partir del?)(?: el)?:?\s+(.{6,30})/i.exec(line)?.[1];
  if (from) found.push(["vigente desde", from]);
  const until = /(?:v(?:igente|[áa]lid[oa]) (?:.{0,40}?)hasta)(?: el)?:?\s+(.{6,30})/i.exec(line)?.[1];
  if (until) found.push(["vigente hasta", until]);
  return found;
}

function addFact(facts: DocumentFacts, rawLabel: string, rawValue: string): void {
  const label = rawLabel.trim().toLowerCase().replace(/\s+/g, " ");
  const fact = LABELS.find(([, pattern]) => pattern.test(label))?.[0];
  if (fact === undefined || facts[fact] !== undefined) return;
  const value = cutText(cleanLine(rawValue).replace(OTHER_LABEL, "").trim(), MAX_VALUE_CHARS);
  const read = fact === "validFrom" || fact === "validUntil" ? readDay(value) : value;
  if (read) facts[fact] = read;
}
