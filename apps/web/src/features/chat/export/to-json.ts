import type { ToolCall } from "@metatron/contract/chat/turn-step";
import {
  type NumberedCitation,
  numberCitations,
  numberOfIn,
  renumberMarkdown,
} from "@metatron/turn/number-citations";
import { shownFindings } from "@metatron/turn/research";
import type { ConversationRow, MessageRow } from "../../../local-db/rows.ts";

/** For programs: the conversation and its visible branch, without fields that only this browser uses. */
export function toJson(
  conversation: ConversationRow,
  messages: readonly MessageRow[],
  exportedAt: Date,
): string {
  const { id, title, emoji, chat, assistantId, model, favorite, pinned, createAt, updatedAt } = conversation;
  const content = {
    format: "metatron-conversation",
    version: 1,
    exportedAt: exportedAt.toISOString(),
    conversation: { id, title, emoji, chat, assistantId, model, favorite, pinned, createAt, updatedAt },
    messages: messages.map(withShownNumbers).map((message) => ({
      id: message.id,
      parentId: message.parentId,
      role: message.role,
      type: message.type,
      text: message.text,
      // Texts that the person added while the answer was being written.
      steers: message.content.flatMap((part) =>
        part.type === "steer" ? [{ id: part.id, text: part.text }] : [],
      ),
      // The model calls of an answer that used tools, with the input and result of each call.
      steps: (message.steps ?? []).map(({ text, calls, steers = [] }) => ({
        text,
        steers,
        calls: calls.map(toCall),
      })),
      state: message.state,
      createAt: message.createAt,
      model: message.model,
      timeResponse: message.timeResponse,
      grounded: message.grounded,
      online: message.online,
      category: message.category,
      citations: message.citations,
      urls: message.urls,
      files: message.files,
      feedback: message.feedback,
      usage: message.usage,
    })),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** The numbers that people see, in the text and in the citations; passages of one page have the same number. */
function withShownNumbers(message: MessageRow): MessageRow {
  if (message.citations.length === 0) return message;
  const numbered = numberCitations(message.text, message.citations);
  const renumber = (text: string) => renumberMarkdown(text, numberOfIn(numbered));
  return {
    ...message,
    text: renumber(message.text),
    citations: numbered.map(({ number, ...citation }) => ({ ...citation, n: number })),
    ...(message.steps
      ? {
          steps: message.steps.map((step) => ({
            ...step,
            text: renumber(step.text),
            calls: step.calls.map((call) => withShownFindings(call, numbered)),
          })),
        }
      : {}),
  };
}

/** The notes of a deep search cite as its report does. */
function withShownFindings(call: ToolCall, numbered: readonly NumberedCitation[]): ToolCall {
  const { name, input } = call;
  if (name !== "note_findings" || typeof input !== "object" || input === null) return call;
  if (!("findings" in input) || typeof input.findings !== "string") return call;
  const cited = new Map(numbered.map(({ n, number }) => [n, number]));
  return { ...call, input: { ...input, findings: shownFindings(input.findings, cited) } };
}

function toCall(call: ToolCall) {
  const { id, name, title, state, input, output, errorText, forms = [] } = call;
  return {
    id,
    name,
    title: title ?? null,
    state,
    input,
    output,
    errorText,
    // Questions that another system asked during the call, with the person's answers.
    questions: forms.map(({ form, answer }) => ({ message: form.message, ...answer })),
    permission: permissionOf(call),
  };
}

/** Null where no permission was asked for. */
function permissionOf({ approvalId, state }: ToolCall): "given" | "declined" | "undecided" | null {
  if (approvalId === null) return null;
  if (state === "declined") return "declined";
  return state === "undecided" || state === "approval-requested" ? "undecided" : "given";
}
