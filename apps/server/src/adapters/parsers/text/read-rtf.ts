import type { DocumentDraft, DocumentSource } from "../document-reader.ts";
import { ParseError } from "../parse-error.ts";
import { createTextBuilder } from "../text-builder.ts";
import {
  type Destination,
  endList,
  endParagraph,
  endTable,
  type Group,
  newState,
  type RtfState,
} from "./rtf-blocks.ts";
import { type RtfToken, rtfTokens } from "./rtf-tokens.ts";

const MAX_GROUPS = 10_000;
// In half points: text of two points or less is not meant to be read.
const MAX_UNREADABLE_SIZE = 4;
const SKIPPED = new Set(
  "fonttbl colortbl info pict object header headerl headerr headerf footer footerl footerr footerf fldinst listtable listoverridetable rsidtbl generator themedata datastore xmlnstbl pgdsctbl mmathPr latentstyles filetbl revtbl bkmkstart bkmkend shprslt annotation atnid atnauthor nonshppict do".split(
    " ",
  ),
);

export function readRtf({ bytes, limits }: DocumentSource): DocumentDraft {
  const source = bytes.toString("latin1");
  const state = newState(createTextBuilder(limits.maxTextChars));
  for (const token of rtfTokens(source)) takeToken(state, token);
  if (state.groups.length > 1) throw new ParseError("malformed", "The document is cut off.");
  endParagraph(state);
  endTable(state);
  endList(state);
  for (const note of state.notes) state.out.add("note", note);
  return { ...state.out.build(), pages: null, statedTitle: state.title.trim() || undefined };
}

function takeToken(state: RtfState, token: RtfToken): void {
  if (token.kind !== "byte") flushBytes(state);
  const group = currentGroup(state);
  switch (token.kind) {
    case "open":
      if (state.groups.length > MAX_GROUPS)
        throw new ParseError("malformed", "Groups are nested too deeply.");
      state.groups.push({ ...group });
      return;
    case "close":
      closeGroup(state, group);
      return;
    case "byte":
      if (state.skip > 0) state.skip -= 1;
      else state.bytes.push(token.byte);
      return;
    case "text": {
      const skipped = Math.min(state.skip, token.text.length);
      state.skip -= skipped;
      write(state, token.text.slice(skipped));
      return;
    }
    case "word":
      takeWord(state, group, token);
  }
}

function takeWord(
  state: RtfState,
  group: Group,
  { word, value }: { word: string; value: number | undefined },
): void {
  if (word === "u") {
    write(state, String.fromCharCode((value ?? 0) & 0xffff));
    state.skip = group.skipAfterUnicode;
    return;
  }
  if (word === "v") group.isHidden = value !== 0;
  else if (word === "fs" && value !== undefined) group.isTiny = value <= MAX_UNREADABLE_SIZE;
  else if (word === "plain") Object.assign(group, { isHidden: false, isTiny: false });
  else if (word === "uc") group.skipAfterUnicode = value ?? 1;
  else if (word === "ansicpg" && value) state.codePage = codePageName(value);
  else if (word === "mac") state.codePage = "macintosh";
  else if (word === "*" || SKIPPED.has(word)) enter(group, "skipped");
  else if (word === "stylesheet") group.destination = "styles";
  // Both are nested in groups that are otherwise skipped.
  else if (word === "title") group.destination = "title";
  else if (word === "shptxt") group.destination = "body";
  else if (word === "listtext" || word === "pntext") enter(group, "mark");
  else if (word === "footnote") enter(group, "note");
  else if (group.destination === "styles") takeStyleWord(state, word, value);
  else if (group.destination === "note" && word === "par") write(state, " ");
  else if (group.destination === "body") takeBodyWord(state, word, value);
  else if (group.destination === "mark" && word === "tab") write(state, " ");
}

function takeStyleWord(state: RtfState, word: string, value: number | undefined): void {
  if (word === "s") state.style = value ?? 0;
  if (word === "outlinelevel" && value !== undefined) state.headingStyles.set(state.style, value + 1);
}

function takeBodyWord(state: RtfState, word: string, value: number | undefined): void {
  switch (word) {
    case "par":
    case "sect":
    case "page":
      endParagraph(state);
      return;
    case "pard":
      state.outline = undefined;
      state.style = 0;
      state.isInTable = false;
      return;
    case "s":
      state.style = value ?? 0;
      return;
    case "outlinelevel":
      state.outline = value;
      return;
    case "intbl":
      state.isInTable = true;
      return;
    case "cell":
    case "nestcell":
      state.row.push(state.line);
      state.line = "";
      state.mark = "";
      return;
    case "row":
    case "nestrow":
      state.rows.push(state.row);
      state.row = [];
      return;
    default:
      write(state, symbols[word] ?? "");
  }
}

const symbols: Record<string, string> = {
  tab: "\t",
  line: "\n",
  emdash: "—",
  endash: "–",
  bullet: "•",
  lquote: "‘",
  rquote: "’",
  ldblquote: "“",
  rdblquote: "”",
  emspace: " ",
  enspace: " ",
};

function write(state: RtfState, text: string): void {
  const { isHidden, isTiny } = currentGroup(state);
  if (isHidden || isTiny) return;
  switch (currentGroup(state).destination) {
    case "body":
      state.line += text;
      return;
    case "mark":
      state.mark += text;
      return;
    case "note":
      state.note += text;
      return;
    case "title":
      state.title += text;
      return;
    case "styles":
      state.styleName += text;
      return;
    case "skipped":
  }
}

function closeGroup(state: RtfState, group: Group): void {
  if (state.groups.length > 1) state.groups.pop();
  const outer = currentGroup(state).destination;
  if (group.destination === "note" && outer !== "note") {
    if (state.note.trim()) state.notes.push(state.note.trim());
    state.note = "";
  }
  if (group.destination !== "styles") return;
  const level = /^\s*(?:heading|título|titulo) (\d)/i.exec(state.styleName)?.[1];
  if (level) state.headingStyles.set(state.style, Number(level));
  if (/^\s*title;/i.test(state.styleName)) state.headingStyles.set(state.style, 1);
  state.styleName = "";
  state.style = 0;
}

function flushBytes(state: RtfState): void {
  if (state.bytes.length === 0) return;
  write(state, new TextDecoder(state.codePage).decode(Uint8Array.from(state.bytes)));
  state.bytes = [];
}

function enter(group: Group, destination: Destination): void {
  // Groups inside a skipped group stay skipped.
  if (group.destination !== "skipped") group.destination = destination;
}

function currentGroup(state: RtfState): Group {
  return state.groups.at(-1) ?? { destination: "body", skipAfterUnicode: 1, isHidden: false, isTiny: false };
}

function codePageName(codePage: number): string {
  if (codePage === 65001) return "utf-8";
  if (codePage === 10000) return "macintosh";
  return codePage >= 1250 && codePage <= 1258 ? `windows-${codePage}` : "windows-1252";
}
