import type { Language } from "../language.ts";
import { headingOf, isTableRule } from "../markdown-lines.ts";
import { spellAcronyms } from "./spell-acronyms.ts";

const FENCE = /^ {0,3}(```|~~~)/;
const RULE = /^\s*([-*_])(\s*\1){2,}\s*$/;
const BULLET = /^\s*(?:[-*+]|(\d+[.)]))\s+(?:\[[ xX]\]\s+)?/;

const CODE: Record<Language, string> = {
  es: "Aquí hay un bloque de código.",
  en: "There is a block of code here.",
  pt: "Aqui há um bloco de código.",
};

/**
 * A Markdown text as one would read it aloud: no signs, tables row by row with the names of their columns, acronyms
 * letter by letter. What has been made speakable stays as it is.
 */
export function speakableText(markdown: string, language: Language): string {
  const lines = markdown.replace(/\r\n?/g, "\n").split("\n");
  const spoken: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    if (FENCE.test(line)) {
      at = endOfCode(lines, at);
      spoken.push(CODE[language]);
    } else if (line.includes("|") && isTableRule(lines[at + 1] ?? "")) {
      const end = endOfTable(lines, at + 2);
      spoken.push(...readTable(lines.slice(at, end)));
      at = end - 1;
    } else if (!RULE.test(line)) {
      spoken.push(readLine(line));
    }
  }
  const text = spoken.join("\n").replace(/\n{2,}/g, "\n");
  return spellAcronyms(text, language).trim();
}

function endOfCode(lines: readonly string[], start: number): number {
  const mark = (lines[start] ?? "").trim().slice(0, 3);
  const end = lines.findIndex((line, at) => at > start && line.trim().startsWith(mark));
  return end === -1 ? lines.length : end;
}

function endOfTable(lines: readonly string[], from: number): number {
  const end = lines.findIndex((line, at) => at >= from && !line.includes("|"));
  return end === -1 ? lines.length : end;
}

function readTable([head = "", , ...rows]: readonly string[]): string[] {
  const names = cellsOf(head);
  return rows.map((row) => {
    const cells = cellsOf(row).map((cell, column) => {
      const name = names[column] ?? "";
      // The first column names the row.
      return column === 0 || name === "" || cell === "" ? cell : `${name}: ${cell}`;
    });
    return ended(cells.filter(Boolean).join("; "));
  });
}

function cellsOf(row: string): string[] {
  return row
    .trim()
    .replace(/^\||\|$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) => withoutSigns(cell.replaceAll("\\|", "|")).trim());
}

function readLine(line: string): string {
  const quoted = line.replace(/^\s*(?:>\s?)+/, "");
  const heading = headingOf(quoted);
  if (heading) return ended(withoutSigns(heading.text));
  const bullet = BULLET.exec(quoted);
  if (!bullet) return withoutSigns(quoted);
  const number = bullet[1] ? `${bullet[1].replace(")", ".")} ` : "";
  return ended(`${number}${withoutSigns(quoted.slice(bullet[0].length))}`);
}

// No part may hold the sign that opens it: an opening sign without its end would be followed to the end of the line,
// and the next one again.
function withoutSigns(text: string): string {
  return (
    text
      .replace(/!\[([^[\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, "$1")
      .replace(/\[([^[\]]+)\]\((?:[^()]|\([^()]*\))*\)/g, "$1")
      // Citations.
      .replace(/\s?\[\d{1,3}(?:, \d{1,3}){0,15}\]/g, "")
      .replace(/<(https?:\/\/[^<>]+)>/g, "$1")
      .replace(/<\/?[a-z][^<>]{0,200}>/gi, "")
      .replace(/\bhttps?:\/\/(?:www\.)?([^\s/)]+)[^\s)]*/g, "$1")
      .replace(/\$\$?([^$\n]+)\$\$?/g, "$1")
      .replace(/(?<!`)(`+)(?=[^\s`])([^`]+)(?<=\S)\1(?!`)/g, "$2")
      .replace(/\*\*\*(?=\S)([^*]+)(?<=\S)\*\*\*/g, "$1")
      .replace(/\*\*(?=\S)((?:[^*]|\*(?!\*))+)(?<=\S)\*\*/g, "$1")
      .replace(/\*(?=\S)([^*]+)(?<=\S)\*/g, "$1")
      .replace(/~~(?=\S)([^~]+)(?<=\S)~~/g, "$1")
      .replace(/(?<![\p{L}\p{N}_])__(?=\S)((?:[^_]|_(?!_))+)(?<=\S)__(?![\p{L}\p{N}_])/gu, "$1")
      .replace(
        /(?<![\p{L}\p{N}_])_(?=\S)((?:[^_]|(?<=[\p{L}\p{N}])_(?=[\p{L}\p{N}]))+)(?<=\S)_(?![\p{L}\p{N}_])/gu,
        "$1",
      )
      .replace(/\\([\\`*_{}[\]()#+.!|>~-])/g, "$1")
      .replace(/[ \t]{2,}/g, " ")
      .trimEnd()
  );
}

/** Without its mark a heading or an item would run into what follows. */
function ended(text: string): string {
  const line = text.trim();
  return line === "" || /[.!?:;…»”)]$/.test(line) ? line : `${line}.`;
}
