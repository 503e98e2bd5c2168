import { createJavaScriptRegexEngine } from "@shikijs/engine-javascript";
import {
  codeToTokensBase,
  createShikiPrimitive,
  getLastGrammarState,
  type ThemedToken,
} from "@shikijs/primitive";
import { codeTheme, kindOfColor } from "./code-theme.ts";
import type { FromWorker, LineMarks, ToWorker } from "./messages.ts";

/** A longer line is data, not something to read in colours. */
const MAX_LINE_CHARS = 1_000;
/** A line cut short is coloured wrongly for good, and the first one makes the language's expressions: only a stuck one is cut. */
const LINE_TIME_LIMIT_MS = 3_000;

// The first line of a language costs some hundred milliseconds of making its expressions: never on the page's thread.
const shiki = createShikiPrimitive({
  engine: createJavaScriptRegexEngine({ forgiving: true }),
  themes: [codeTheme],
  langs: [],
});

/** Where the grammar stood after the last line of each block that is still being written. */
const states = new Map<number, NonNullable<ReturnType<typeof getLastGrammarState>>>();

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  switch (data.type) {
    case "grammar":
      shiki.loadLanguageSync(data.grammar);
      return;
    case "lines":
      postMessage({ block: data.block, marks: mark(data) } satisfies FromWorker);
      return;
    case "end":
      states.delete(data.block);
  }
});

function mark({ block, language, lines }: Extract<ToWorker, { type: "lines" }>): LineMarks[] {
  const grammarState = states.get(block);
  const tokens = codeToTokensBase(shiki, lines.join("\n"), {
    lang: language,
    theme: codeTheme.name,
    tokenizeMaxLineLength: MAX_LINE_CHARS,
    tokenizeTimeLimit: LINE_TIME_LIMIT_MS,
    ...(grammarState && { grammarState }),
  });
  const after = getLastGrammarState(shiki, tokens);
  if (after) states.set(block, after);
  return tokens.map(toMarks);
}

function toMarks(line: ThemedToken[]): LineMarks {
  const marks: number[] = [];
  for (const { content, color } of line) {
    const kind = kindOfColor(color);
    // Neighbours of one kind are one element in the page.
    if (marks.at(-1) === kind) marks[marks.length - 2] = (marks[marks.length - 2] ?? 0) + content.length;
    else marks.push(content.length, kind);
  }
  return marks;
}
