import { markdownTable } from "../markdown-table.ts";
import type { TextBuilder } from "../text-builder.ts";

export type Destination = "body" | "skipped" | "title" | "mark" | "note" | "styles";

export interface Group {
  destination: Destination;
  /** Number of fallback characters after \u for readers without Unicode. */
  skipAfterUnicode: number;
  isHidden: boolean;
  /** Whether the text is too small to be read. */
  isTiny: boolean;
}

/** The state while an RTF is read. */
export interface RtfState {
  out: TextBuilder;
  groups: Group[];
  codePage: string;
  skip: number;
  bytes: number[];
  line: string;
  mark: string;
  note: string;
  notes: string[];
  title: string;
  list: string[];
  outline: number | undefined;
  style: number;
  styleName: string;
  headingStyles: Map<number, number>;
  row: string[];
  rows: string[][];
  isInTable: boolean;
}

export function newState(out: TextBuilder): RtfState {
  return {
    out,
    groups: [{ destination: "body", skipAfterUnicode: 1, isHidden: false, isTiny: false }],
    codePage: "windows-1252",
    skip: 0,
    bytes: [],
    line: "",
    mark: "",
    note: "",
    notes: [],
    title: "",
    list: [],
    outline: undefined,
    style: 0,
    styleName: "",
    headingStyles: new Map(),
    row: [],
    rows: [],
    isInTable: false,
  };
}

export function endParagraph(state: RtfState): void {
  const line = state.line.replace(/[ \t]+/g, " ").trim();
  const mark = state.mark.trim();
  const level = state.outline === undefined ? state.headingStyles.get(state.style) : state.outline + 1;
  if (state.isInTable) {
    // A paragraph inside a cell continues the cell.
    state.line = line === "" ? "" : `${line} `;
    return;
  }
  state.line = "";
  state.mark = "";
  if (line === "") return;
  endTable(state);
  if (level !== undefined && level <= 9) {
    endList(state);
    state.out.add("heading", /\d/.test(mark) ? `${mark} ${line}` : line, level);
  } else if (mark !== "") {
    state.list.push(`${/[0-9a-z]/i.test(mark) ? mark : "-"} ${line}`);
  } else {
    endList(state);
    state.out.add("paragraph", line);
  }
}

export function endTable(state: RtfState): void {
  if (state.rows.length === 0) return;
  endList(state);
  state.out.add("table", markdownTable(state.rows));
  state.rows = [];
}

export function endList(state: RtfState): void {
  if (state.list.length > 0) state.out.add("list", state.list.join("\n"));
  state.list = [];
}
