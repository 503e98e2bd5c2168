import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { FormAnswer } from "@metatron/contract/chat/tool-form";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type McpStandIn, type McpStandInOptions, startMcpStandIn } from "../../../test/stand-ins/mcp.ts";
import {
  askingForm,
  askingPage,
  askingTool,
  failingTool,
  gateTool,
  hangingTool,
  hugeTool,
  longTool,
  orderTool,
  PIXEL_PNG,
  pictureTool,
  type StandInTool,
} from "../../../test/stand-ins/mcp-tools.ts";
import { SELF_SIGNED_CERTIFICATE, SELF_SIGNED_KEY } from "../../../test/stand-ins/self-signed.ts";
import { createMcp } from "./create-mcp.ts";
import type { Mcp, McpCall, McpTarget } from "./mcp-types.ts";
import { readQuestion } from "./read-question.ts";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});

async function start(
  options: McpStandInOptions = {},
): Promise<{ server: McpStandIn; mcp: Mcp; target: McpTarget }> {
  const server = await startMcpStandIn(options);
  const mcp = createMcp({ isStdioAllowed: false });
  open.push(server, mcp);
  return { server, mcp, target: targetAt(server.url) };
}

const targetAt = (url: string): McpTarget => ({
  key: url,
  address: { kind: "http", url: new URL(url), headers: { "x-airline": "aerovia" } },
});

async function call(mcp: Mcp, target: McpTarget, name: string, more: Partial<McpCall> = {}) {
  const { tools } = await mcp.list(target);
  const tool = tools.find((each) => each.name === name);
  if (!tool) throw new Error(`no ${name}`);
  return mcp.call(target, {
    tool,
    input: {},
    idempotencyKey: "turn/call",
    seconds: 30,
    signal: new AbortController().signal,
    onProgress: () => undefined,
    ...more,
  });
}

describe.each([{ isLegacy: false }, { isLegacy: true }])("a server, legacy: $isLegacy", ({ isLegacy }) => {
  it("lists its tools with their schemas", async () => {
    const { mcp, target } = await start({ isLegacy, tools: [gateTool, orderTool] });
    const { tools, omitted } = await mcp.list(target);
    expect(omitted).toBe(0);
    expect(tools.map(({ name, title, isReadOnly }) => ({ name, title, isReadOnly }))).toEqual([
      { name: "find-gate", title: "Buscar puerta", isReadOnly: true },
      { name: "order.stairs", title: null, isReadOnly: false },
    ]);
    expect(tools[0]?.inputSchema).toMatchObject({ type: "object", required: ["flight"] });
  });

  it("answers a call, with the configured headers", async () => {
    const { server, mcp, target } = await start({ isLegacy, tools: [gateTool] });
    const result = await call(mcp, target, "find-gate", { input: { flight: "AV204" } });
    expect(result).toEqual({
      text: "",
      structured: { gate: "A5" },
      images: [],
      links: [],
      omitted: [],
      isError: false,
      unanswered: [],
    });
    expect(server.calls[0]?.headers["x-airline"]).toBe("aerovia");
  });

  it("returns pictures, reads linked resources, and names the parts that are left out", async () => {
    const { mcp, target } = await start({ isLegacy, tools: [pictureTool] });
    const result = await call(mcp, target, "picture");
    expect(result.text).toBe("The stand plan:\nKeep clear.\nStand A12 takes wide-body aircraft.");
    expect(result.images).toEqual([{ bytes: Buffer.from(PIXEL_PNG, "base64"), mimeType: "image/png" }]);
    expect(result.links).toEqual([{ uri: "stand://missing", title: "missing" }]);
    expect(result.omitted).toEqual(["audio"]);
  });

  it("reports that a tool failed", async () => {
    const { mcp, target } = await start({ isLegacy, tools: [failingTool] });
    expect(await call(mcp, target, "fail")).toMatchObject({ isError: true, text: "The stand is closed." });
  });

  it("can be cancelled, and reports progress before", async () => {
    const { mcp, target } = await start({ isLegacy, tools: [hangingTool] });
    const abort = new AbortController();
    const onProgress = vi.fn(() => abort.abort(new Error("stopped")));
    await expect(call(mcp, target, "hang", { signal: abort.signal, onProgress })).rejects.toThrow("stopped");
    expect(onProgress).toHaveBeenCalledWith({ done: 1, of: 4 });
  });

  it("is given up after the seconds of the tool", async () => {
    const { mcp, target } = await start({ isLegacy, tools: [hangingTool] });
    await expect(call(mcp, target, "hang", { seconds: 0.2 })).rejects.toMatchObject({ reason: "timed_out" });
  });

  it("is ended when it answers 30 MB, and cut when it answers much", async () => {
    const { mcp, target } = await start({ isLegacy, tools: [hugeTool, longTool] });
    await expect(call(mcp, target, "huge")).rejects.toMatchObject({ reason: "too_large" });
    const { text, omitted } = await call(mcp, target, "long");
    expect(text).toHaveLength(24_000);
    expect(omitted).toEqual(["76000 characters of text"]);
  });
});

describe("a question to the person", () => {
  const accepted: FormAnswer = { action: "accept", values: { confirm: true } };
  const person = (answer = accepted) => ({ origins: [], seconds: 60, fill: vi.fn(async () => answer) });

  it.each([
    ["in a result", {}],
    ["during the request", { hasSessions: true }],
  ])("%s is answered, and the call goes on", async (_how, options) => {
    const { mcp, target } = await start({ ...options, tools: [askingTool] });
    const ask = person();
    const result = await call(mcp, target, "ask", { ask });
    expect(ask.fill).toHaveBeenCalledWith({
      message: "Close stand A12?",
      url: null,
      fields: [expect.objectContaining({ name: "confirm", kind: "yes_no", required: true })],
    });
    expect(result.text).toContain('"confirm":true');
    expect(result.unanswered).toEqual([]);
  });

  it("is declined or cancelled by the person, and noted", async () => {
    const { mcp, target } = await start({ tools: [askingTool] });
    const declined = await call(mcp, target, "ask", { ask: person({ action: "decline", values: {} }) });
    expect(declined.text).toContain('"action":"decline"');
    const cancelled = await call(mcp, target, "ask", { ask: person({ action: "cancel", values: {} }) });
    expect([...declined.unanswered, ...cancelled.unanswered]).toEqual([
      { message: "Close stand A12?", why: "declined" },
      { message: "Close stand A12?", why: "cancelled" },
    ]);
  });

  it("is declined where nobody can be asked, and returned", async () => {
    const { mcp, target } = await start({ tools: [askingTool] });
    const result = await call(mcp, target, "ask");
    expect(result.unanswered).toEqual([{ message: "Close stand A12?", why: "nobody" }]);
    expect(result.text).toContain("decline");
  });

  const text = { type: "string" as const };
  const form = (message: string, properties: Record<string, { type: "string"; title?: string }>) =>
    askingForm(message, { type: "object", properties });

  it.each<[string, StandInTool, string]>([
    ["a password by its name", form("Sign in", { password: text }), "secret"],
    ["a password by its label", form("Sign in", { a: { ...text, title: "Tu contraseña" } }), "secret"],
    ["a password in its words", form("Escribe tu senha", { a: text }), "secret"],
    [
      "200 fields",
      form("Fill in", Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`f${n}`, text]))),
      "too_large",
    ],
    ["a name without end", form("Fill in", { ["x".repeat(5000)]: text }), "too_large"],
    ["a page elsewhere", askingPage("Open", "https://evil.example/login"), "page_not_allowed"],
    ["a script", askingPage("Open", "javascript:alert(1)"), "page_not_allowed"],
  ])("for %s does not reach the person", async (_what, tool, why) => {
    const { mcp, target } = await start({ tools: [tool] });
    const ask = person();
    const result = await call(mcp, target, "ask", { ask });
    expect(result.unanswered).toMatchObject([{ why }]);
    expect(ask.fill).not.toHaveBeenCalled();
  });

  it("is cut where it is long, and may name a page of an allowed host", async () => {
    const { server, mcp, target } = await start({ tools: [form("y".repeat(1_000_000), { stand: text })] });
    const ask = { ...person({ action: "accept", values: {} }), origins: ["https://rampa.example"] };
    await call(mcp, target, "ask", { ask });
    server.tools = [askingPage("Open", "https://rampa.example/pay?id=1")];
    await call(mcp, target, "ask", { ask });
    const asked = ask.fill.mock.calls.map(([asked]: unknown[]) => asked as { message: string; url: string });
    expect(asked[0]?.message.length).toBeLessThanOrEqual(1000);
    expect(asked[1]?.url).toBe("https://rampa.example/pay?id=1");
  });

  it("is refused when the server asks on and on", async () => {
    const asking = askingTool.run;
    const forever: StandInTool = {
      ...askingTool,
      run(input, context) {
        const { inputResponses: _forgotten, ...mcpReq } = context.mcpReq;
        return asking(input, { ...context, mcpReq });
      },
    };
    const { mcp, target } = await start({ tools: [forever] });
    const ask = person();
    await expect(call(mcp, target, "ask", { ask })).rejects.toMatchObject({ reason: "not_understood" });
    expect(ask.fill).toHaveBeenCalledTimes(5);
  });
});

it("reads every kind of field", () => {
  const read = readQuestion(
    {
      message: "Order stairs",
      requestedSchema: {
        type: "object",
        required: ["stand"],
        properties: {
          stand: { type: "string", enum: ["A12", "B3"], enumNames: ["Stand A12", "Stand B3"] },
          mail: { type: "string", format: "email", description: "Of the shift" },
          steps: { type: "integer", minimum: 1, maximum: 30, default: 12 },
          urgent: { type: "boolean", default: true },
          bases: { type: "array", maxItems: 2, items: { anyOf: [{ const: "LIM", title: "Lima" }] } },
        },
      },
    },
    [],
  );
  const none = { hint: null, required: false, options: [], min: null, max: null, initial: null };
  expect(read).toEqual({
    form: {
      message: "Order stairs",
      url: null,
      fields: [
        {
          ...none,
          name: "stand",
          label: "stand",
          kind: "choice",
          required: true,
          options: [
            { value: "A12", label: "Stand A12" },
            { value: "B3", label: "Stand B3" },
          ],
        },
        { ...none, name: "mail", label: "mail", kind: "email", hint: "Of the shift" },
        { ...none, name: "steps", label: "steps", kind: "integer", min: 1, max: 30, initial: 12 },
        { ...none, name: "urgent", label: "urgent", kind: "yes_no", initial: true },
        {
          ...none,
          name: "bases",
          label: "bases",
          kind: "choices",
          max: 2,
          options: [{ value: "LIM", label: "Lima" }],
        },
      ],
    },
  });
});

describe("a fault", () => {
  it("is reported for nonsense, a refused key, a lost connection and a redirect", async () => {
    const { server, mcp, target } = await start({ tools: [gateTool] });
    server.nonsense = "<html>hola</html>";
    await expect(mcp.list(target)).rejects.toMatchObject({ reason: "not_understood" });
    server.nonsense = undefined;
    server.authorization = "Bearer other";
    await expect(mcp.list(target)).rejects.toMatchObject({ reason: "unauthorized" });
    server.authorization = undefined;
    server.trouble(/mcp/, { kind: "drop" });
    await expect(mcp.list(target)).rejects.toMatchObject({ reason: "unreachable" });
    server.trouble(/mcp/, { kind: "redirect", to: "http://127.0.0.1:1/internal" });
    await expect(mcp.list(target)).rejects.toMatchObject({ reason: "redirected" });
    expect((await mcp.list(target)).tools).toHaveLength(1);
  });

  it("is reported for a tool that disappeared after the list", async () => {
    const { server, mcp, target } = await start({ tools: [gateTool] });
    const { tools } = await mcp.list(target);
    server.tools = [];
    const [tool] = tools;
    if (!tool) throw new Error("no tool");
    const gone = mcp.call(target, {
      tool,
      input: { flight: "AV1" },
      idempotencyKey: "a/b",
      seconds: 5,
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    await expect(gone).rejects.toMatchObject({ reason: "refused" });
  });

  it("is reported for a bad certificate", async () => {
    const https = createServer(
      { key: SELF_SIGNED_KEY, cert: SELF_SIGNED_CERTIFICATE },
      (_request, response) => response.end(),
    );
    await new Promise<void>((resolve) => https.listen(0, "127.0.0.1", resolve));
    const mcp = createMcp({ isStdioAllowed: false });
    open.push(mcp, { close: () => new Promise((resolve) => https.close(() => resolve())) });
    // A server that listens on TCP has an address of this shape.
    const { port } = https.address() as AddressInfo;
    await expect(mcp.list(targetAt(`https://127.0.0.1:${port}/mcp`))).rejects.toMatchObject({
      reason: "bad_certificate",
    });
  });

  it("is reported for a program where programs are not allowed", async () => {
    const { mcp } = await start();
    const address = { kind: "stdio" as const, command: "node", args: [], env: {} };
    await expect(mcp.list({ key: "p", address })).rejects.toMatchObject({ reason: "stdio_not_allowed" });
  });
});

it("starts a program where programs are allowed, without the variables of this process", async () => {
  const mcp = createMcp({ isStdioAllowed: true });
  open.push(mcp);
  const program = fileURLToPath(new URL("../../../test/stand-ins/mcp-program.ts", import.meta.url));
  const target: McpTarget = {
    key: "program",
    address: { kind: "stdio", command: process.execPath, args: [program], env: { STAND_KEY: "1" } },
  };
  vi.stubEnv("OPENAI_API_KEY", "secret");
  const { text } = await call(mcp, target, "find-gate", { input: { flight: "AV1" } });
  vi.unstubAllEnvs();
  expect(text).toContain("STAND_KEY");
  expect(text).not.toContain("OPENAI_API_KEY");
});
