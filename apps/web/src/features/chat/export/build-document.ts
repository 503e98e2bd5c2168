import type { Citation } from "@metatron/contract/chat/citation";
import { toolCallsOf } from "@metatron/turn/turn";
import type { TFunction } from "i18next";
import type { ConversationRow, LocalMessageState, MessageRow } from "../../../local-db/rows.ts";
import { toolSentence } from "../../tools/tool-sentence.ts";
import { verificationOf } from "../../verified-answers/verification-of.ts";
import { answerParts, quoteEachLine } from "../messages/answer-parts.ts";
import type { ExportBlock, ExportDocument, ExportSource, ExportTurn, Run } from "./export-document.ts";
import { type NumberedSources, numberSources } from "./number-sources.ts";
import { rewriteMarkdown } from "./rewrite-markdown.ts";
import { markdownToBlocks } from "./to-blocks.ts";

interface Words {
  t: TFunction;
  language: string;
  now: Date;
}

const LONGEST_HEADING = 200;

/** Converts the visible branch to a document. */
export function buildDocument(
  conversation: ConversationRow,
  messages: readonly MessageRow[],
  words: Words,
): ExportDocument {
  const { t, language, now } = words;
  const numbered = numberSources(messages);
  const date = new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short" }).format(now);
  return {
    title: conversation.title || t("list.document.untitled"),
    subtitle: t("list.document.exportedOn", { date }),
    language,
    sourcesHeading: t("list.document.sources"),
    turns: messages.map((message) =>
      message.role === "user" ? question(message, t) : answer(message, numbered, words),
    ),
    sources: numbered.sources.map(({ number, citation }) => source(number, citation, words)),
  };
}

function question(message: MessageRow, t: TFunction): ExportTurn {
  const text = message.text.trim();
  const isHeading = text.length <= LONGEST_HEADING && !text.includes("\n") && text !== "";
  return {
    role: "user",
    heading: isHeading ? text : t("list.document.question"),
    blocks: isHeading ? [] : plainBlocks(text),
    markdown: isHeading ? "" : quoteEachLine(text),
    remarks: [...filesRemark(message, t), ...stateRemark(message.state, t)],
  };
}

function answer(message: MessageRow, { numberOf }: NumberedSources, words: Words): ExportTurn {
  const { t } = words;
  const own = (n: number) => numberOf(message.id, n);
  const parts = answerParts(message);
  const links = message.urls.map(({ url, title }): Run[] => [{ text: title || url, href: url }]);
  return {
    role: "assistant",
    heading: null,
    blocks: parts.flatMap((part): ExportBlock[] =>
      part.type === "text"
        ? markdownToBlocks(part.text, own)
        : [{ type: "quote", blocks: plainBlocks(part.text) }],
    ),
    markdown: parts
      .map(({ type, text }) => (type === "text" ? rewriteMarkdown(text.trim(), own) : quoteEachLine(text)))
      .join("\n\n"),
    remarks: [
      ...verifiedRemark(message, words),
      ...filesRemark(message, t),
      ...toolRemarks(message, t),
      ...(links.length > 0 ? [[{ text: t("list.document.links") }], ...links] : []),
      ...stateRemark(message.state, t),
    ],
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
function verifiedRemark({ citations }: MessageRow, { t, language }: Words): Run[][] {
  const by = verificationOf(citations);
  if (!by) return [];
  const who = [by.name, by.role, dateOf(by.on, language)].filter(Boolean).join(" · ");
  return [[{ text: t("list.document.verified", { who }), italic: true }]];
}

function filesRemark({ files }: MessageRow, t: TFunction): Run[][] {
  if (files.length === 0) return [];
  const names = files.map(({ name }) => name).join(", ");
  return [[{ text: t("list.document.attached", { names }) }]];
}

/** One line per tool call, with the person's permission where it was asked for. */
function toolRemarks({ steps = [], state }: MessageRow, t: TFunction): Run[][] {
  const isLive = state === "streaming";
  return toolCallsOf({ steps }).map((call) => [{ text: toolSentence(t, call, { isLive }), italic: true }]);
}

function stateRemark(state: LocalMessageState, t: TFunction): Run[][] {
  const words = stateWords(state, t);
  return words ? [[{ text: words, italic: true }]] : [];
}

function stateWords(state: LocalMessageState, t: TFunction): string | null {
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

function source(number: number, citation: Citation, { t, language, now }: Words): ExportSource {
  const { title, page, revision, validFrom, validUntil, superseded, url } = citation;
  const words = { t, language, now };
  const details = [
    page !== null && t("list.document.page", { page }),
    revision !== null && t("list.document.revision", { revision }),
    superseded && t("list.document.superseded"),
    !superseded &&
      validFrom &&
      validFrom > dayOf(now) &&
      t("list.document.validFrom", { date: dateOf(validFrom, language) }),
    !superseded && validUntil !== null && validity(validUntil, words),
  ];
  return { number, title, details: details.filter(Boolean).join(" · "), ...(url ? { href: url } : {}) };
}

function validity(day: string, { t, language, now }: Words): string {
  const date = dateOf(day, language);
  return t(day < dayOf(now) ? "list.document.expired" : "list.document.validUntil", { date });
}

const dateOf = (day: string, language: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(day));

/** The date in the reader's time zone. */
const dayOf = (now: Date) =>
  new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
