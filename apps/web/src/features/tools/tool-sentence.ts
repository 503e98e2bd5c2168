import type { ToolCall } from "@metatron/contract/chat/turn-step";
import { isOwnTool } from "@metatron/turn/own-tools";
import { isResearchTool, plannedQuestions } from "@metatron/turn/research";
import type { Translate } from "../../lib/translator.ts";
import { fieldOf, listOf, numberOf, plainValue, readableName, textOf } from "./tool-value.ts";

/** Longer texts are cut: the line of steps is one line. */
const LONGEST_DETAIL = 60;
const UUID = /^[0-9a-f]{8}-/i;

/** What a call does or did, in one sentence. */
export function toolSentence(t: Translate, call: ToolCall, { isLive }: { isLive: boolean }): string {
  if (isResearchTool(call.name)) return researchSentence(t, call, isLive);
  const tool = toolName(t, call);
  switch (call.state) {
    case "input-streaming":
    case "input-available":
    case "approved":
      return isLive ? runningSentence(t, call) : t("toolCalls.unfinished", { tool });
    case "approval-requested":
      return t(isLive ? "toolCalls.waiting" : "toolCalls.undecided", { tool });
    case "answer-requested":
      return t(isLive ? "toolCalls.asking" : "toolCalls.unanswered");
    case "undecided":
      return call.approvalId === null ? t("toolCalls.unanswered") : t("toolCalls.undecided", { tool });
    case "output-available":
      return doneSentence(t, call);
    case "input-error":
    case "output-error":
      return t("toolCalls.failed", { tool });
    case "declined":
      return t("toolCalls.declined", { tool });
    case "outcome-unknown":
      return t("toolCalls.unknown", { tool });
  }
}

/** The plan and the findings of a deep search; they are not tools that anybody chose. */
function researchSentence(t: Translate, { name, state, input, output }: ToolCall, isLive: boolean): string {
  if (name === "plan_research") {
    if (state === "output-available")
      return t("toolCalls.research.planned", { count: plannedQuestions({ input, output }).length });
    return t(isLive ? "toolCalls.research.planning" : "toolCalls.research.unplanned");
  }
  const question = short(textOf(input, "question"));
  const isFound = textOf(input, "findings") !== "";
  return t(isFound ? "toolCalls.research.found" : "toolCalls.research.nothing", { question });
}

/** The tool as a verb: "abrir un caso", "usar «Jira»". */
export function toolName(t: Translate, call: Pick<ToolCall, "name" | "title">): string {
  const { name } = call;
  return isOwnTool(name) ? t(`toolCalls.names.${name}`) : t("toolCalls.use", { tool: otherName(call) });
}

/** The tool in a list, for authors of assistants: "Abrir un caso", "Jira". */
export function toolLabel(t: Translate, tool: { name: string; title?: string | null | undefined }): string {
  const { name, title } = tool;
  if (!isOwnTool(name)) return title || readableName(name);
  if (name === "ask_person" || name === "search_history" || name === "remember_fact")
    return t(`toolCalls.labels.${name}`);
  const verb = t(`toolCalls.names.${name}`);
  return verb.charAt(0).toUpperCase() + verb.slice(1);
}

const otherName = ({ name, title }: Pick<ToolCall, "name" | "title">) => title ?? readableName(name);

function runningSentence(t: Translate, call: ToolCall): string {
  const { name, progress } = call;
  const what = runningDetail(t, call);
  const sentence = isOwnTool(name)
    ? what !== "" && hasRunningDetail(name)
      ? t(`toolCalls.runningWith.${name}`, { what })
      : t(`toolCalls.running.${name}`)
    : t("toolCalls.runningOther", { tool: otherName(call) });
  if (!progress || progress.of === 0) return sentence;
  return t("toolCalls.progress", { sentence, done: progress.done, of: progress.of });
}

function doneSentence(t: Translate, call: ToolCall): string {
  const { name, approvalId } = call;
  const what = doneDetail(t, call);
  const sentence = isOwnTool(name)
    ? what !== "" && hasDoneDetail(name)
      ? t(`toolCalls.doneWith.${name}`, { what })
      : t(`toolCalls.done.${name}`)
    : t("toolCalls.doneOther", { tool: otherName(call) });
  return approvalId === null ? sentence : t("toolCalls.approved", { sentence });
}

const RUNNING_DETAIL = [
  "search_documents",
  "read_document",
  "query_table",
  "search_web",
  "calculate",
  "make_image",
  "open_case",
  "search_history",
] as const;
const DONE_DETAIL = [...RUNNING_DETAIL, "ask_person", "remember_fact"] as const;

const hasRunningDetail = (name: string): name is (typeof RUNNING_DETAIL)[number] =>
  (RUNNING_DETAIL as readonly string[]).includes(name);
const hasDoneDetail = (name: string): name is (typeof DONE_DETAIL)[number] =>
  (DONE_DETAIL as readonly string[]).includes(name);

function runningDetail(t: Translate, { name, input, output }: ToolCall): string {
  switch (name) {
    case "search_documents":
    case "search_web":
    case "search_history":
      return short(textOf(input, "query"));
    case "read_document":
      return pagesRead(t, { input, output });
    case "query_table":
      return short(tableFiles(input, output).join(", "));
    case "calculate":
      return short(
        calculationsOf(input, null)
          .map(({ expression }) => expression)
          .join("; "),
      );
    case "make_image":
      return short(textOf(input, "prompt"));
    case "open_case":
      return short(textOf(input, "subject"));
    default:
      return "";
  }
}

function doneDetail(t: Translate, call: ToolCall): string {
  const { name, input, output } = call;
  switch (name) {
    case "calculate":
      return short(
        calculationsOf(input, output)
          .map(({ expression, result }) => (result === "" ? expression : `${expression} = ${result}`))
          .join("; "),
      );
    case "open_case":
      return short(textOf(output, "number"));
    case "remember_fact":
      return short(textOf(input, "fact"));
    case "ask_person":
      return short(typeof output === "string" ? output : "");
    default:
      return runningDetail(t, call);
  }
}

interface Calculation {
  expression: string;
  /** Empty while it runs, and where it failed. */
  result: string;
  notes: readonly string[];
}

/** The expressions of a calculation, with their results once it is done. */
export function calculationsOf(input: unknown, output: unknown): Calculation[] {
  const results = listOf(output, "results");
  if (results) {
    return results.map((result) => ({
      expression: textOf(result, "expression"),
      result: textOf(result, "result", "error"),
      notes: (listOf(fieldOf(result, "notes")) ?? []).map(plainValue),
    }));
  }
  const expressions = listOf(input, "expressions") ?? [];
  return expressions.map((expression) => ({ expression: plainValue(expression), result: "", notes: [] }));
}

function pagesRead(t: Translate, { input, output }: Pick<ToolCall, "input" | "output">): string {
  const title = fileName(output) || fileName(input);
  if (title === "") return "";
  const from = numberOf(input, "from_page") ?? 1;
  const to = numberOf(input, "to_page");
  const name = short(title);
  if (to === null && from === 1) return t("toolCalls.titled", { title: name });
  if (to === null) return t("toolCalls.pageOf", { pages: from, title: name });
  return from === to
    ? t("toolCalls.pageOf", { pages: from, title: name })
    : t("toolCalls.pagesOf", { pages: `${from}–${to}`, title: name });
}

/** The files of a query: those that were read, or those that the model named. */
function tableFiles(input: unknown, output: unknown): string[] {
  const read = listOf(fieldOf(output, "read") ?? fieldOf(output, "tables")) ?? [];
  const names = read.length > 0 ? read.map((table) => textOf(table, "file")) : (listOf(input, "files") ?? []);
  return [...new Set(names.map(plainValue))].filter((name) => name !== "");
}

/** The name of a document. An id says nothing to a person. */
function fileName(value: unknown): string {
  const name = textOf(value, "title", "document");
  return UUID.test(name) ? "" : name;
}

function short(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > LONGEST_DETAIL ? `${line.slice(0, LONGEST_DETAIL - 1).trimEnd()}…` : line;
}
