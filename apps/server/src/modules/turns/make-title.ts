import { MAX_TITLE_CHARS } from "@metatron/contract/limits";
import { cleanLine } from "@metatron/text/clean-text";
import { cutText } from "@metatron/text/cut-text";
import { titleFromQuestion } from "@metatron/text/title-from-question";
import type { ResolvedModel } from "../../adapters/models/index.ts";
import { withoutPersonalData } from "../personal-data/index.ts";

const WITHIN_MS = 10_000;
const LONGEST_ANSWER_SHOWN = 1500;
const TITLE_TOKENS = 60;

export interface Title {
  title: string;
  emoji: string | null;
}

const LONGEST_LOOKED_AT = 1000;

/** The title before there is an answer. A list of conversations must not show personal data. */
export function firstTitle(question: string): string {
  return titleFromQuestion(withoutPersonalData(cutText(question, LONGEST_LOOKED_AT)));
}

const INSTRUCTIONS = [
  "Write a title for this conversation: one line, one fitting emoji first, then at most six words.",
  "Use the language of the question. No quotes, no full stop, nothing else.",
].join(" ");

/** The conversation's title after its first answer: by the model, or from the question if the model fails. */
export async function makeTitle(
  model: ResolvedModel,
  turn: { personId: string; question: string; answer: string },
): Promise<Title> {
  const fallback = { title: firstTitle(turn.question), emoji: null };
  if (model.info.demo) return fallback;
  const patience = new AbortController();
  // AbortSignal.timeout would keep its timer and create an error after every title that arrived in time.
  const late = setTimeout(() => patience.abort(), WITHIN_MS);
  try {
    const { text } = await model.complete({
      purpose: "title",
      personId: turn.personId,
      system: INSTRUCTIONS,
      messages: [
        { role: "user", content: [{ type: "text", text: cutText(turn.question, LONGEST_ANSWER_SHOWN) }] },
        {
          role: "assistant",
          content: [{ type: "text", text: cutText(turn.answer, LONGEST_ANSWER_SHOWN) || "…" }],
        },
        { role: "user", content: [{ type: "text", text: INSTRUCTIONS }] },
      ],
      maxTokens: TITLE_TOKENS,
      signal: patience.signal,
    });
    const named = readTitle(text);
    return named ? { ...named, title: withoutPersonalData(named.title) || fallback.title } : fallback;
  } catch {
    return fallback;
  } finally {
    clearTimeout(late);
  }
}

const graphemes = new Intl.Segmenter();
const EMOJI_FIRST = /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator})/u;

/** A model's line as emoji and title; undefined if the line is not a title. */
export function readTitle(line: string): Title | undefined {
  const first =
    line
      .split("\n")
      .find((each) => each.trim() !== "")
      ?.trim() ?? "";
  const emoji = EMOJI_FIRST.test(first) ? (graphemes.segment(first).containing(0)?.segment ?? null) : null;
  const words = cleanLine(first.slice(emoji?.length ?? 0))
    .replace(/^[\s"«“*#:–-]+/u, "")
    .replace(/(?<![\s"»”*.])[\s"»”*.]+$/u, "");
  const title = cutText(words, MAX_TITLE_CHARS);
  return title ? { title, emoji } : undefined;
}
