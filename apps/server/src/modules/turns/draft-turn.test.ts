import { expect, it } from "vitest";
import { z } from "zod";
import { scriptedModels } from "../../../test/scripted-model.ts";
import { silentLog } from "../../../test/silent-log.ts";
import { scriptOf } from "../../../test/tool-turns.ts";
import { createAskPersonTool } from "./ask-person.ts";
import { runDraftTurn } from "./draft-turn.ts";
import { defineTool, type Tool } from "./tool.ts";

it("runs tools that read in a draft, and refuses the others with a sentence", async () => {
  const ran: string[] = [];
  const tool = (name: string, access: Tool["access"]) =>
    defineTool({
      name,
      description: "Notes that it ran.",
      access,
      byDefault: "allow",
      input: z.object({}),
      run: async () => ran.push(name),
    });
  const model = await scriptedModels({ note: () => undefined, lines: () => [] }).resolve?.("scripted", []);
  if (!model) throw new Error("There is no model.");
  const tools = [
    tool("look", "read"),
    tool("send", "outside"),
    tool("change", "write"),
    createAskPersonTool(),
  ];
  const question = JSON.stringify(
    scriptOf(
      { tool: "look", input: {} },
      { tool: "send", input: {} },
      { tool: "change", input: {} },
      { tool: "ask_person", input: { question: "¿Cuál?" } },
    ),
  );
  const run = await runDraftTurn(
    {
      personId: undefined,
      model,
      prepare: async () => ({
        system: "",
        messages: [{ role: "user", content: [{ type: "text", text: question }] }],
        passages: [],
        category: null,
        notices: [],
      }),
      language: "es",
      personalData: "mask",
      tools: {
        choose: async () => ({ tools, scope: { collections: [], fileIds: [] }, instructions: "" }),
        asker: { personId: "nobody", roles: [], conversationId: undefined },
      },
      signal: new AbortController().signal,
    },
    { log: silentLog, take: () => undefined },
  );
  expect(run.failure).toBeUndefined();
  expect(ran).toEqual(["look"]);
  expect(run.calls.map(({ name, state, errorText }) => [name, state, errorText])).toEqual([
    ["look", "output-available", null],
    [
      "send",
      "output-error",
      "This tool sends data to another system, so it does not run in a draft or a test.",
    ],
    ["change", "output-error", "This tool changes something, so it does not run in a draft or a test."],
    ["ask_person", "output-error", "Nobody can answer a question in a draft or a test."],
  ]);
});
