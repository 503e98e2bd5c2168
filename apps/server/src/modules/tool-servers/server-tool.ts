import { McpError, type McpTarget } from "../../adapters/mcp/index.ts";
import { defineTool, FORM_EXPIRES_AFTER_SECONDS, type Tool, type ToolContext } from "../turns/index.ts";
import { type CallOutput, errorTextOf, toOutput } from "./call-output.ts";
import { callSentence } from "./call-texts.ts";
import { storeList, toStoredFailure } from "./check-server.ts";
import { inputOf } from "./input-schema.ts";
import { mayUse, type ToolUser } from "./may-use.ts";
import { targetOf } from "./server-target.ts";
import { digestOf, toForm } from "./tool-form.ts";
import { countCall, type ServerRow, stateOf, type ToolRow } from "./tool-servers.repo.ts";
import type { ToolServersDeps } from "./tool-servers-deps.ts";

const CALL_SECONDS = 60;
/** Within this time after a list, a tool counts as unchanged. */
const LIST_VALID_MS = 30_000;

/** When each server was last found unchanged, by the key of its target. */
export type SeenLists = Map<string, { at: number; digests: ReadonlyMap<string, string> }>;

export interface ServerToolParts {
  server: ServerRow;
  tool: ToolRow;
  seen: SeenLists;
  assistant: ToolUser["assistant"];
}

/** A server's tool in the form that an administrator accepted. */
export function toTool(deps: ToolServersDeps, parts: ServerToolParts): Tool {
  const { server, tool } = parts;
  const form = tool.accepted;
  if (!form) throw new Error(`${tool.offered_as} was not accepted.`);
  return defineTool({
    name: tool.offered_as,
    title: `${form.title ?? tool.name} (${server.name})`,
    description: form.description || tool.name,
    access: tool.access,
    isUntrusted: true,
    seconds: CALL_SECONDS,
    inputSchema: form.inputSchema,
    input: inputOf(form.inputSchema),
    ...(tool.assistants.length > 0 ? { assistants: tool.assistants } : {}),
    run: (input, context) => runServerTool(deps, parts, input, context),
  });
}

async function runServerTool(
  deps: ToolServersDeps,
  parts: ServerToolParts,
  input: Record<string, unknown>,
  context: ToolContext,
): Promise<CallOutput> {
  const { tool } = parts;
  const { language, signal } = context;
  const server = await stillOffered(deps, parts, context);
  const startedAt = performance.now();
  const count = (failure?: McpError) =>
    countCall(deps.db, {
      tool,
      milliseconds: performance.now() - startedAt,
      failure: failure && toStoredFailure(failure, deps.now()),
    });
  try {
    const target = await targetOf(deps, server, context.personId);
    await mustBeUnchanged(deps, { ...parts, server }, { target, context });
    const result = await deps.mcp.call(target, {
      tool: { name: tool.name, ...formOf(tool) },
      input,
      idempotencyKey: context.idempotencyKey,
      seconds: CALL_SECONDS,
      signal,
      onProgress: (progress) => context.progress(progress),
      ...(context.conversationId === undefined ? {} : { ask: personToAsk(server, context) }),
    });
    if (result.isError) {
      // The server's words may contain anything, so the administrators' page does not get them.
      await count(new McpError("refused", "The tool reported an error."));
      throw new Error(errorTextOf(result, server.name));
    }
    await count();
    return await toOutput(deps, { result, context, title: tool.accepted?.title ?? tool.name });
  } catch (error) {
    if (!(error instanceof McpError)) throw error;
    await count(error);
    throw new Error(callSentence(error.reason, server.name, language));
  }
}

/** In a draft or a test nobody is asked. */
function personToAsk({ kind, address, oauth }: ServerRow, { fill }: ToolContext) {
  const own = kind === "http" ? [new URL(address).origin] : [];
  return {
    origins: [...own, ...(oauth?.hosts ?? []).map((host) => new URL(host).origin)],
    seconds: FORM_EXPIRES_AFTER_SECONDS,
    fill,
  };
}

function formOf({ accepted }: ToolRow): NonNullable<ToolRow["accepted"]> {
  if (!accepted) throw new Error("The tool was not accepted.");
  return accepted;
}

/**
 * The server as it is now: a call may wait for an approval for hours, during which an administrator may change
 * the server or the tool.
 */
async function stillOffered(
  { db }: Pick<ToolServersDeps, "db">,
  { server: before, tool, assistant }: ServerToolParts,
  { roles, language }: ToolContext,
): Promise<ServerRow> {
  // One query, because it is part of the time of every call.
  const found = await db
    .selectFrom("tool_servers as s")
    .innerJoin("tool_server_tools as t", "t.server_id", "s.id")
    .selectAll("s")
    .select(["t.accepted_digest", "t.current_digest", "t.roles", "t.place", "t.assistants", "t.is_on"])
    .where("s.id", "=", tool.server_id)
    .where("t.name", "=", tool.name)
    .executeTakeFirst();
  if (!found?.is_enabled || !found.is_on || !mayUse(found, { roles, assistant }))
    throw new Error(callSentence("off", before.name, language));
  if (stateOf(found) !== "accepted" || found.accepted_digest !== tool.accepted_digest)
    throw new Error(callSentence("changed", before.name, language));
  return found;
}

/**
 * Servers can change a tool after it was accepted, so its current form is compared before the call. The list is
 * stored, so that administrators see the change; a list that depends on the person is only compared.
 */
async function mustBeUnchanged(
  deps: ToolServersDeps,
  { server, tool, seen }: ServerToolParts,
  { target, context }: { target: McpTarget; context: ToolContext },
): Promise<void> {
  const now = deps.now().getTime();
  let found = seen.get(target.key);
  if (!found || found.at < now - LIST_VALID_MS) {
    const list = await deps.mcp.list(target, context.signal);
    if (!server.oauth) await storeList(deps, server, list);
    found = { at: now, digests: new Map(list.tools.map((each) => [each.name, digestOf(toForm(each))])) };
    seen.set(target.key, found);
  }
  if (found.digests.get(tool.name) === tool.accepted_digest) return;
  const sentence = found.digests.has(tool.name) ? "changed" : "off";
  throw new Error(callSentence(sentence, server.name, context.language));
}
