import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { newPerson } from "../../../test/test-issuer.ts";
import { askScript, rowOf, startToolTurns, type ToolCalls } from "../../../test/tool-turns.ts";
import { defineTool } from "./tool.ts";

const ana = newPerson(["chat_metatron_user_pro"]);
const FILE = "5b0f7a52-5a3c-4c5e-9a53-0d7a6c1e2f02";
const LEAVE = "Los tripulantes tienen 22 días hábiles de vacaciones al año.";
const VEST = "En rampa es obligatorio el chaleco amarillo de alta visibilidad.";

let turns: ToolCalls;

beforeAll(async () => {
  turns = await startToolTurns([
    defineTool({
      name: "search_documents",
      description: "Cites passages.",
      access: "read",
      input: z.object({ texts: z.array(z.string()) }),
      async run({ texts }, { cite }) {
        const passages = texts.map((text) => ({
          id: text,
          fileId: FILE,
          title: "Convenio",
          text,
          start: text.length * 10,
          end: text.length * 11,
          page: 4,
          revision: null,
          validFrom: null,
          validUntil: null,
        }));
        return cite(passages).map(({ n, text }) => `[${n}] ${text}`);
      },
    }),
  ]);
});
afterAll(() => turns.test.close());

async function answered(texts: string[], text: string, conversationId?: string) {
  const { test } = turns;
  const calls = [{ tool: "search_documents", input: { texts }, isWhole: true }];
  const script = { steps: [{ text: "Busco.", calls }, { text }] };
  const { request, end } = askScript(test, ana, script, conversationId);
  const { parts } = await end;
  return { request, parts, row: await rowOf(test, ana, request) };
}

it("checks and cites what a tool read, and removes numbers that no passage has", async () => {
  const { parts, row } = await answered(
    [LEAVE, VEST],
    "Los tripulantes tienen 22 días hábiles de vacaciones al año [1]. En rampa el chaleco es rojo [2]. Y más [7].",
  );
  expect(row.citations).toMatchObject([
    { n: 1, fileId: FILE, page: 4, start: LEAVE.length * 10, passage: LEAVE, verified: true },
    { n: 2, fileId: FILE, passage: VEST, verified: false },
  ]);
  expect(row.text).not.toContain("[7]");
  expect(row.grounded).toBe(true);
  expect(parts).toContainEqual(expect.objectContaining({ type: "source-document", sourceId: FILE }));
  expect(row.steps?.[0]?.calls[0]?.output).toEqual([`[1] ${LEAVE}`, `[2] ${VEST}`]);
});

it("keeps the number of a passage over the conversation, and gives new passages unused ones", async () => {
  const said = "Los tripulantes tienen 22 días hábiles de vacaciones al año [1].";
  const { request } = await answered([LEAVE], said);
  const next = await answered(
    [VEST, LEAVE],
    "En rampa es obligatorio el chaleco amarillo de alta visibilidad [2].",
    request.conversationId,
  );
  expect(next.row.steps?.[0]?.calls[0]?.output).toEqual([`[2] ${VEST}`, `[1] ${LEAVE}`]);
  expect(next.row.citations).toMatchObject([{ n: 2, passage: VEST, verified: true }]);
});
