import { numberCitations, numberOfIn, renumberMarkdown } from "@metatron/turn/number-citations";
import { toolCallsOf } from "@metatron/turn/turn";
import type { Translate } from "../../../lib/translator.ts";
import type { ConversationRow, LocalMessageState, MessageRow } from "../../../local-db/rows.ts";
import { toolSentence } from "../../tools/tool-sentence.ts";
import { verificationOf } from "../../verified-answers/verification-of.ts";
import { answerMarkdown, answerParts, quoteEachLine } from "../messages/answer-parts.ts";
import { type DescribeWords, dateOf, describeSources } from "./describe-sources.ts";
import type { ExportBlock, ExportDocument, ExportTurn, Run } from "./export-document.ts";
import { rewriteMarkdown } from "./rewrite-markdown.ts";
import { markdownToBlocks } from "./to-blocks.ts";

const LONGEST_HEADING = 200;

/** Converts the visible branch to a document. */
export function buildDocument(
  conversation: ConversationRow,
  messages: readonly MessageRow[],
  words: DescribeWords,
): ExportDocument {
  const { t, language, now } = words;
  const date = new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short" }).format(now);
  return {
    title: conversation.title || t("list.document.untitled"),
    subtitle: t("list.document.exportedOn", { date }),
    language,
    sourcesHeading: t("list.document.sources"),
    lostCharacters: t("list.document.lostCharacters"),
    turns: messages.map((message) =>
      message.role === "user" ? question(message, t) : answer(message, words),
    ),
  };
}

function question(message: MessageRow, t: Translate): ExportTurn {
  const text = message.text.trim();
  const isHeading = text.length <= LONGEST_HEADING && !text.includes("\n") && text !== "";
  return {
    role: "user",
    heading: isHeading ? text : t("list.document.question"),
    blocks: isHeading ? [] : plainBlocks(text),
    markdown: isHeading ? "" : quoteEachLine(text),
    remarks: [...filesRemark(message, t), ...stateRemark(message.state, t)],
    sources: [],
  };
}

function answer(message: MessageRow, words: DescribeWords): ExportTurn {
  const { t } = words;
  const numbered = numberCitations(message.text, message.citations);
  const numberOf = numberOfIn(numbered);
  const isCited = (n: number) => numbered.some(({ number }) => number === n);
  const parts = answerParts(message);
  const links = message.urls.map(({ url, title }): Run[] => [{ text: title || url, href: url }]);
  return {
    role: "assistant",
    heading: null,
    blocks: parts.flatMap((part): ExportBlock[] =>
      part.type === "text"
        ? markdownToBlocks(renumberMarkdown(part.text, numberOf), isCited)
        : [{ type: "quote", blocks: plainBlocks(part.text) }],
    ),
    markdown: answerMarkdown(message, (text) => rewriteMarkdown(text.trim(), numberOf)),
    remarks: [
      ...verifiedRemark(message, words),
      ...filesRemark(message, t),
      ...toolRemarks(message, t),
      ...(links.length > 0 ? [[{ text: t("list.document.links") }], ...links] : []),
      ...stateRemark(message.state, t),
    ],
    sources: describeSources(numbered, words),
  };
}

/** A person's text is not Markdown: line breaks are kept. */
function plainBlocks(text: string): ExportBlock[] {
  return text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== "")
    .map((part) => ({ type: "paragraph", runs: [{ text: part }] }));
}

/** The person who vouches for the answer, as the page shows it. */
function verifiedRemark({ citations }: MessageRow, { t, language }: DescribeWords): Run[][] {
  const by = verificationOf(citations);
  if (!by) return [];
  const who = [by.name, by.role, dateOf(by.on, language)].filter(Boolean).join(" · ");
  return [[{ text: t("list.document.verified", { who }), italic: true }]];
}

function filesRemark({ files }: MessageRow, t: Translate): Run[][] {
  if (files.length === 0) return [];
  const names = files.map(({ name }) => name).join(", ");
  return [[{ text: t("list.document.attached", { names }) }]];
}

/** One line per tool call, with the person's permission where it was asked for. */
function toolRemarks({ steps = [], state }: MessageRow, t: Translate): Run[][] {
  const isLive = state === "streaming";
  return toolCallsOf({ steps }).map((call) => [{ text: toolSentence(t, call, { isLive }), italic: true }]);
}

function stateRemark(state: LocalMessageState, t: Translate): Run[][] {
  const words = stateWords(state, t);
  return words ? [[{ text: words, italic: true }]] : [];
}

function stateWords(state: LocalMessageState, t: Translate): string | null {
  switch (state) {
    case "complete":
      return null;
    case "stopped":
      return t("list.document.stopped");
    case "interrupted":
      return t("list.document.interrupted");
    case "failed":
      return t("list.document.failed");
    case "streaming":
      return t("list.document.running");
    case "waiting":
      return t("list.document.waiting");
  }
}
