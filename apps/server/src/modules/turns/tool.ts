import type { Specialty } from "@metatron/contract/assistants/constants";
import type { FormAnswer, ToolForm } from "@metatron/contract/chat/tool-form";
import type { Language } from "@metatron/contract/enums";
import type { ToolAccess, ToolPermission } from "@metatron/contract/tool-rules/constants";
import { z } from "zod";
import type { CitablePassage } from "./cited-passages.ts";

/** The documents that a turn may read; a tool must not read any others. */
export interface ToolScope {
  /** Ids of the assistants whose collections the turn may read. */
  collections: readonly string[];
  /** The project of the conversation; missing in plans of older versions. */
  projectId?: string;
  /** Files of the question and of earlier questions of the conversation. */
  fileIds: readonly string[];
}

export interface ToolContext {
  personId: string;
  roles: readonly string[];
  language: Language;
  /** Undefined in a draft or a test run. */
  conversationId: string | undefined;
  scope: ToolScope;
  /** `turn/call`, the same for every retry of a call: an idempotency key for the other system. */
  idempotencyKey: string;
  /** Aborted when the person stops the answer. */
  signal: AbortSignal;
  /** Streams how far a long call is. */
  progress(progress: { done: number; of: number }): void;
  /**
   * Makes passages citable by the answer. Returns each passage with its number `n`, which stays the same for
   * the whole conversation; the result that the model reads must contain the number as `[n]`.
   */
  cite(passages: readonly CitablePassage[]): readonly (CitablePassage & { n: number })[];
  /**
   * Waits until the person answers the question in the call's input; survives a restart. Only for tools with
   * `asksPerson`.
   */
  reply(): Promise<string>;
  /**
   * Waits until the person answers a form of another system, at most a quarter of an hour. The call is in flight:
   * after a crash its outcome is unknown, unless the tool only reads.
   */
  fill(form: Omit<ToolForm, "id">): Promise<FormAnswer>;
}

/** A function that a model may call. */
export interface Tool<Input = unknown> {
  /** Letters, digits and `_`, at most 64: the rules of the strictest provider. */
  name: string;
  /** For the model: what the tool does and when to use it. */
  description: string;
  access: ToolAccess;
  /** For people, for tools of other systems; the interface names our own tools by `name`. */
  title?: string;
  input: z.ZodType<Input>;
  /** The JSON Schema of the input, for tools of other systems; otherwise derived from `input`. */
  inputSchema?: Record<string, unknown>;
  /**
   * The result contains text of strangers: the web, another system, other people's documents. After such a
   * result every `write` of the turn asks the person, whatever was allowed before.
   */
  isUntrusted?: boolean;
  asksPerson?: boolean;
  /** The person is asked at every call: no rule of an administrator and no earlier answer stands for theirs. */
  alwaysAsks?: boolean;
  /** Keeps its input in the product: personal data in it does not leave, so the person is not asked about it. */
  isKeptHere?: boolean;
  /** Refuses a call before the person is asked, with a sentence for the model; undefined if the call is fine. */
  refuse?(input: Input, asker: Pick<ToolContext, "personId" | "conversationId">): Promise<string | undefined>;
  /** Ids of the only assistants that may use the tool; undefined: all of them. */
  assistants?: readonly string[];
  /** Where no rule of an administrator applies; otherwise `allow` for tools that read and `ask` for others. */
  byDefault?: ToolPermission;
  /** Longest run in seconds; the default is 60. */
  seconds?: number;
  /** The result is given to the model as data, never as instructions. */
  run(input: Input, context: ToolContext): Promise<unknown>;
}

/** A turn, for the choice of its tools. */
export interface ToolsWanted {
  personId: string;
  roles: readonly string[];
  /** The ids of the tools that the assistant's author chose; null: the default tools of the chat. */
  chosen: readonly string[] | null;
  /** Of the official assistant; null for other assistants and for Chat libre. */
  specialty: Specialty | null;
  /**
   * Null in Chat libre; an assistant that was never saved has no id. Documents of an assistant that is not
   * official were written by other people.
   */
  assistant: { id: string | null; official: boolean } | null;
  hasDocuments: boolean;
  /** The person attached files to this question or an earlier one. Strangers may have written them. */
  hasFiles?: boolean;
  /** Facts about the person may be proposed in this turn; missing in plans of older versions. */
  mayRemember?: boolean;
  online: boolean;
  question: string;
}

/** Chooses the tools that the model of a turn is offered. */
export interface ToolBox {
  toolsFor(wanted: ToolsWanted): Promise<readonly Tool[]>;
  /** Every tool that some turn may be offered, or some turn of a person with these roles. */
  all?(roles?: readonly string[]): Promise<readonly Tool[]>;
  /** The part of the system prompt about these tools; empty without tools. */
  instructionsFor?(tools: readonly Tool[]): string;
}

/** The same tools for every turn. */
export function toolBoxOf(tools: readonly Tool[]): ToolBox {
  return { toolsFor: async () => tools, all: async () => tools };
}

/** A tool of any input type, for lists. Its own schema parses the input before `run`. */
export function defineTool<Input>(tool: Tool<Input>): Tool {
  // `run` is only called with what `input` has parsed.
  return tool as Tool;
}

const jsonSchemas = new WeakMap<z.ZodType, Record<string, unknown>>();

/** The JSON Schema of an input. Cached, because tools are made for each turn from schemas that never change. */
export function jsonSchemaOf(schema: z.ZodType): Record<string, unknown> {
  const known = jsonSchemas.get(schema) ?? z.toJSONSchema(schema, { io: "input" });
  jsonSchemas.set(schema, known);
  return known;
}
