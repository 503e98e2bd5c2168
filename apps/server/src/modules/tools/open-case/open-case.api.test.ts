import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { conversationContext } from "../../../../test/conversation-context.ts";
import { startTestApp, type TestApp } from "../../../../test/harness.ts";
import { type RhConnectStandIn, startRhConnectStandIn } from "../../../../test/stand-ins/rhconnect.ts";
import type { TestPerson } from "../../../../test/test-issuer.ts";
import type { Tool } from "../../turns/index.ts";
import { createOpenCaseTool } from "./open-case-tool.ts";

const problem = {
  desk: "rh",
  subject: "Mis vacaciones",
  description: "No cuadra el saldo de este año.",
  category: "nomina",
  steps_tried: ["Miré el portal"],
};

const casesOf = async (test: TestApp, person: TestPerson) =>
  (await test.as(person)({ url: "/api/rhconnect/cases" })).json().items;

describe("without RHConnect", () => {
  let test: TestApp;
  let tool: Tool;
  beforeAll(async () => {
    test = await startTestApp({ environment: { OLLAMA_BASE_URL: "off", LIMIT_CASES_PER_DAY: "2" } });
    tool = createOpenCaseTool(test.deps);
  });
  afterAll(() => test.close());

  it("opens one case for a call, however often the call is repeated", async () => {
    const { person, context } = await conversationContext(test);
    const input = tool.input.parse(problem);
    const [first, second] = await Promise.all([tool.run(input, context), tool.run(input, context)]);
    expect(first).toMatchObject({ number: expect.stringMatching(/^RH-\d{4}-\d{6}$/), state: "open" });
    expect([second, await tool.run(input, context)]).toEqual([first, first]);
    expect(await casesOf(test, person)).toMatchObject([
      {
        desk: "rh",
        subject: "Mis vacaciones",
        category: "Nómina",
        stepsTried: ["Miré el portal"],
        conversationId: context.conversationId,
      },
    ]);
  });

  it("opens another case for another call, until the quota of the day", async () => {
    const { person, context } = await conversationContext(test);
    const open = (call: number) =>
      tool.run(tool.input.parse({ ...problem, desk: "service-desk", category: "x" }), {
        ...context,
        idempotencyKey: `turn/${call}`,
      });
    await open(1);
    await open(2);
    await expect(open(3)).rejects.toThrow();
    expect(await casesOf(test, person)).toMatchObject([{ category: "Otros" }, { category: "Otros" }]);
  });

  it("opens none without the right, in a draft, in another person's conversation or after a stop", async () => {
    const { person, context } = await conversationContext(test);
    const other = await conversationContext(test);
    const input = tool.input.parse(problem);
    await expect(tool.run(input, { ...context, roles: [] })).rejects.toThrow(
      "The roles of this person do not allow opening cases.",
    );
    await expect(tool.run(input, { ...context, conversationId: undefined })).rejects.toThrow(
      "only be opened from a conversation",
    );
    await expect(
      tool.run(input, { ...context, conversationId: other.context.conversationId }),
    ).rejects.toThrow();
    await expect(
      tool.run(input, { ...context, signal: AbortSignal.abort(new Error("Stop.")) }),
    ).rejects.toThrow("Stop.");
    expect(await casesOf(test, person)).toEqual([]);
  });

  it("refuses an input that is no case", () => {
    for (const wrong of [
      { ...problem, desk: "legal" },
      { ...problem, subject: "" },
      { ...problem, more: 1 },
    ])
      expect(tool.input.safeParse(wrong).success).toBe(false);
  });
});

describe("with RHConnect", () => {
  let remote: RhConnectStandIn;
  let test: TestApp;
  let tool: Tool;
  beforeAll(async () => {
    remote = await startRhConnectStandIn();
    test = await startTestApp({
      environment: { OLLAMA_BASE_URL: "off", RHCONNECT_URL: remote.url, RHCONNECT_TOKEN: "secreto" },
    });
    tool = createOpenCaseTool(test.deps);
  });
  afterAll(async () => {
    await test.close();
    await remote.close();
  });

  it("returns RHConnect's number and address", async () => {
    const { context } = await conversationContext(test);
    expect(await tool.run(tool.input.parse(problem), context)).toEqual({
      number: "INC-1",
      state: "open",
      url: "https://rhconnect.example/INC-1",
      text: expect.stringContaining("in RHConnect"),
    });
  });

  it("keeps the case if RHConnect fails, and says that it is delivered later", async () => {
    const { person, context } = await conversationContext(test);
    remote.failWith(500, 500, 500, 500, 500, 500);
    expect(await tool.run(tool.input.parse(problem), context)).toMatchObject({
      number: expect.stringMatching(/^RH-/),
      text: expect.stringContaining("will be delivered"),
    });
    expect(await casesOf(test, person)).toMatchObject([{ isDelivered: false }]);
  });
});
