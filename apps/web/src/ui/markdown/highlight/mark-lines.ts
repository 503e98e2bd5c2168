import { createJavaScriptRegexEngine } from "@shikijs/engine-javascript";
import {
  codeToTokensBase,
  createShikiPrimitive,
  getLastGrammarState,
  type LanguageRegistration,
  type ThemedToken,
} from "@shikijs/primitive";
import { codeTheme, kindOfColor } from "./code-theme.ts";
import type { LineMarks } from "./messages.ts";

/** A longer line is data and is not highlighted. */
const MAX_LINE_CHARS = 1_000;
/**
 * Generous, because a line that times out stays wrongly coloured, and the first line also compiles the
 * grammar's expressions.
 */
const LINE_TIME_LIMIT_MS = 3_000;

const shiki = createShikiPrimitive({
  engine: createJavaScriptRegexEngine({ forgiving: true }),
  themes: [codeTheme],
  langs: [],
});

/** The grammar state after the last line of each block that is still streaming. */
const states = new Map<number, NonNullable<ReturnType<typeof getLastGrammarState>>>();

export const addGrammar = (grammar: LanguageRegistration[]): void => shiki.loadLanguageSync(grammar);

export const forgetBlock = (block: number): void => void states.delete(block);

/** Tokenizes further lines of a code block, starting from the state after its previous lines. */
export function markLines(block: number, language: string, lines: readonly string[]): LineMarks[] {
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
    // Adjacent tokens of one kind become one element in the page.
    if (marks.at(-1) === kind) marks[marks.length - 2] = (marks[marks.length - 2] ?? 0) + content.length;
    else marks.push(content.length, kind);
  }
  return marks;
}
