import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ask, question } from "../../../test/ask.ts";
import { newAssistant } from "../../../test/assistant-data.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { type McpStandIn, startMcpStandIn } from "../../../test/stand-ins/mcp.ts";
import {
  askingTool,
  failingTool,
  gateTool,
  hangingTool,
  hugeTool,
  manyTools,
  orderTool,
  pictureTool,
} from "../../../test/stand-ins/mcp-tools.ts";
import {
  accept,
  checkNow,
  type Known,
  meet,
  newToolServer,
  runTool,
  toolContext,
  wanted,
} from "../../../test/tool-server-data.ts";
import { createToolServers } from "./create-tool-servers.ts";

let test: TestApp;
let admin: Known;
let employee: Known;
let server: McpStandIn;
let late = 0;
beforeAll(async () => {
  test = await startTestApp({
    environment: { OLLAMA_BASE_URL: "off" },
    deps: (made) => {
      const now = () => new Date(Date.now() + late);
      return { now, toolServers: createToolServers({ ...made, now }) };
    },
  });
  admin = await meet(test, ["chat_metatron_user_admin"]);
  employee = await meet(test);
  server = await startMcpStandIn();
});
beforeEach(async () => {
  await test.deps.db.deleteFrom("tool_servers").execute();
  test.deps.toolServers.forget();
  server.nonsense = undefined;
});
afterAll(async () => {
  await test.close();
  await server.close();
});

async function offer(tools: McpStandIn["tools"], settings: object = {}) {
  server.tools = tools;
  const registered = await newToolServer(admin, { name: "Rampa", address: server.url });
  const accepted = await accept(admin, registered, settings);
  if (accepted.statusCode !== 200) throw new Error(accepted.body);
  return registered;
}

const toolsOf = (person: Known, changes = {}) => test.deps.toolServers.toolsFor(wanted(person, changes));
const namesFor = async (person: Known, changes = {}) =>
  (await toolsOf(person, changes)).map(({ name }) => name);

describe("tools that are offered", () => {
  it("are accepted, untrusted, and named and described as accepted", async () => {
    await offer([gateTool]);
    const [tool] = await toolsOf(employee);
    expect(tool).toMatchObject({
      name: "mcp_rampa_find_gate",
      title: "Buscar puerta (Rampa)",
      description: "Returns the gate of a flight.",
      access: "outside",
      isUntrusted: true,
      inputSchema: { type: "object", required: ["flight"] },
    });
    expect(tool?.input.safeParse({ flight: 1 }).success).toBe(false);
  });

  it("depend on roles, on the place and on the choice of the assistant's author", async () => {
    const gate = "mcp_rampa_find_gate";
    const registered = await offer([gateTool], { roles: ["chat_metatron_airport_agent"] });
    const agent = await meet(test, ["chat_metatron_airport_agent"]);
    expect([await namesFor(employee), await namesFor(agent)]).toEqual([[], [gate]]);
    expect(await namesFor(agent, { specialty: "rh" })).toEqual([]);
    await accept(admin, registered, { place: "assistants" });
    expect(await namesFor(employee)).toEqual([]);
    const assistant = { id: randomUUID(), official: false };
    expect(await namesFor(employee, { assistant, chosen: [gate] })).toEqual([gate]);
    expect(await namesFor(employee, { assistant, chosen: ["calculate"] })).toEqual([]);
    const external = await meet(test, ["chat_metatron_user_external"]);
    expect(await namesFor(external, { assistant, chosen: [gate] })).toEqual([]);
    await accept(admin, registered, { isOn: false });
    expect(await namesFor(employee, { assistant, chosen: [gate] })).toEqual([]);
  });

  it("are limited to the assistants that an administrator names, for authors and at each call", async () => {
    const gate = "mcp_rampa_find_gate";
    const [named, other] = [await newAssistant(employee), await newAssistant(employee)];
    const registered = await offer([gateTool], { place: "assistants", assistants: [named.id] });
    const inside = (id: string | null, changes = {}) =>
      namesFor(employee, { assistant: { id, official: false }, ...changes });
    // Named by an administrator, the tool needs no choice of the author.
    expect(await inside(named.id)).toEqual([gate]);
    expect(await inside(named.id, { specialty: "rh-plus" })).toEqual([gate]);
    expect(await inside(named.id, { chosen: ["calculate"] })).toEqual([]);
    expect(await inside(other.id, { chosen: [gate] })).toEqual([]);
    expect(await inside(null, { chosen: [gate] })).toEqual([]);
    expect(await namesFor(employee)).toEqual([]);

    const listed = async (id: string) => {
      const { items } = (await employee.call({ url: `/api/assistants/tools?assistant_id=${id}` })).json();
      return items.map(({ name }: { name: string }) => name).includes(gate);
    };
    expect([await listed(named.id), await listed(other.id)]).toEqual([true, false]);
    const choose = async (id: string) => {
      const payload = { version: 1, tools: [gate] };
      return (await employee.call({ method: "PUT", url: `/api/assistant/update/${id}`, payload })).json()
        .code;
    };
    expect([await choose(named.id), await choose(other.id)]).toEqual([undefined, "unknown_tool"]);

    const [tool] = await toolsOf(employee, { assistant: { id: named.id, official: false } });
    await runTool(tool, { flight: "AV204" }, toolContext(employee));
    await accept(admin, registered, { place: "assistants", assistants: [other.id] });
    await expect(runTool(tool, { flight: "AV204" }, toolContext(employee))).rejects.toThrow(
      "Rampa ya no ofrece esta herramienta.",
    );
    const shown = (await checkNow(admin, registered.id)).tools[0]?.assistants;
    expect(shown).toEqual([{ id: other.id, name: other.name }]);
    expect((await accept(admin, registered, { assistants: [randomUUID()] })).statusCode).toBe(422);
  });

  it("are at most as many as fit in a prompt, those nearest to the question first", async () => {
    await offer([...manyTools(200), gateTool]);
    const names = await namesFor(employee, { question: "What is the gate of flight AV204?" });
    expect(names).toHaveLength(24);
    expect(names).toContain("mcp_rampa_find_gate");
  });
});

describe("a call", () => {
  it("returns data, and is counted with its time", async () => {
    const registered = await offer([gateTool]);
    const [tool] = await toolsOf(employee);
    expect(await runTool(tool, { flight: "AV204" }, toolContext(employee))).toEqual({ data: { gate: "A5" } });
    const [counted] = (await checkNow(admin, registered.id)).tools;
    expect(counted).toMatchObject({ calls: 1, failures: 0, lastFailure: null });
    expect(counted?.medianMs).toBeGreaterThan(0);
    expect(counted?.p95Ms).toBe(counted?.medianMs);
  });

  it("stores pictures as files of the person, and leaves them out of a draft", async () => {
    await offer([pictureTool]);
    const [tool] = await toolsOf(employee);
    const asked = question("Hola");
    await ask(test, employee.identity, asked);
    const { conversationId } = asked;
    const output = await runTool(tool, {}, toolContext(employee, { conversationId }));
    expect(output).toEqual({
      text: "The stand plan:\nKeep clear.\nStand A12 takes wide-body aircraft.",
      fileIds: [expect.any(String)],
      links: [{ uri: "stand://missing", title: "missing" }],
      notes: ["Left out: audio."],
    });
    const [fileId] = (output as { fileIds: string[] }).fileIds;
    const content = `/api/files/${fileId}/content`;
    expect((await employee.call({ url: content })).headers["content-type"]).toBe("image/png");
    expect((await admin.call({ url: content })).statusCode).toBe(404);
    expect(await runTool(tool, {}, toolContext(employee))).toMatchObject({
      notes: ["Left out: audio, image."],
    });
  });

  it("declines a question of the server in a draft, and tells the model which", async () => {
    await offer([askingTool]);
    const [tool] = await toolsOf(employee);
    const output = await runTool(tool, {}, toolContext(employee));
    expect(JSON.stringify(output)).toContain("Close stand A12?");
    expect(JSON.stringify(output)).toContain("ask_person");
  });

  it("fails with a sentence for people when the tool reports an error, answers 30 MB or nonsense", async () => {
    const registered = await offer([failingTool, hugeTool]);
    const [fail, huge] = await toolsOf(employee);
    await expect(runTool(fail, {}, toolContext(employee))).rejects.toThrow("Rampa: The stand is closed.");
    await expect(runTool(huge, {}, toolContext(employee))).rejects.toThrow(
      "Rampa devolvió un resultado demasiado grande.",
    );
    server.nonsense = "<html>";
    await expect(runTool(fail, {}, toolContext(employee, { language: "pt" }))).rejects.toThrow(
      "Rampa devolveu algo que não pode ser lido.",
    );
    server.nonsense = undefined;
    const { tools } = await checkNow(admin, registered.id);
    expect(tools.map(({ name, calls, failures }) => [name, calls, failures])).toEqual([
      ["fail", 2, 2],
      ["huge", 1, 1],
    ]);
    expect(tools[1]?.lastFailure?.reason).toBe("too_large");
  });

  it("ends when the person stops the answer", async () => {
    await offer([hangingTool]);
    const [tool] = await toolsOf(employee);
    const abort = new AbortController();
    const context = toolContext(employee, {
      signal: abort.signal,
      progress: () => abort.abort(new Error("stopped")),
    });
    await expect(runTool(tool, {}, context)).rejects.toThrow("stopped");
  });

  it("is refused when the tool has changed or disappeared since it was accepted", async () => {
    const registered = await offer([gateTool, orderTool]);
    const [gate, order] = await toolsOf(employee);
    await runTool(gate, { flight: "AV204" }, toolContext(employee));
    server.tools = [{ ...gateTool, description: "Now with the crew's names." }];
    const calls = server.calls.length;
    late += 60_000;
    await expect(runTool(gate, { flight: "AV204" }, toolContext(employee))).rejects.toThrow(
      "Rampa ha cambiado esta herramienta; no se puede usar hasta que un administrador la acepte.",
    );
    await expect(runTool(order, { stand: "A12" }, toolContext(employee))).rejects.toThrow("Rampa");
    expect(server.calls).toHaveLength(calls);
    // The call has found the change: the tool is no longer offered, and administrators see it.
    const { servers } = (await admin.call({ url: "/api/admin/tool-servers" })).json();
    expect(servers[0].tools.map(({ state }: { state: string }) => state)).toEqual(["changed", "gone"]);
    test.deps.toolServers.forget();
    expect(await namesFor(employee)).toEqual([]);
    await accept(admin, await checkNow(admin, registered.id), {}, ["find-gate"]);
    expect((await toolsOf(employee))[0]?.description).toBe("Now with the crew's names.");
  });

  it("that waited is refused when the tool, the server or the right is gone", async () => {
    const registered = await offer([gateTool]);
    const [tool] = await toolsOf(employee);
    const run = () => runTool(tool, { flight: "AV204" }, toolContext(employee));
    await accept(admin, registered, { roles: ["chat_metatron_user_pro"] });
    await expect(run()).rejects.toThrow("Rampa ya no ofrece esta herramienta.");
    await accept(admin, registered, { isOn: false });
    await expect(run()).rejects.toThrow("Rampa ya no ofrece esta herramienta.");
    await accept(admin, registered);
    await run();
    await admin.call({ method: "DELETE", url: `/api/admin/tool-servers/${registered.id}` });
    await expect(run()).rejects.toThrow("Rampa ya no ofrece esta herramienta.");
    expect(await test.deps.db.selectFrom("tool_server_tools").selectAll().execute()).toEqual([]);
  });

  it("sends a server its own headers and none of another server", async () => {
    const other = await startMcpStandIn({ tools: [gateTool] });
    server.tools = [orderTool];
    const secret = (value: string) => ({ headers: [{ name: "X-Key", value }] });
    await accept(
      admin,
      await newToolServer(admin, { name: "Rampa", address: server.url, ...secret("rampa-key") }),
    );
    await accept(
      admin,
      await newToolServer(admin, { name: "Puertas", address: other.url, ...secret("gates-key") }),
    );
    const tools = await toolsOf(employee);
    const named = (name: string) => tools.find((tool) => tool.name === name);
    await runTool(named("mcp_rampa_order_stairs"), { stand: "A12" }, toolContext(employee));
    await runTool(named("mcp_puertas_find_gate"), { flight: "AV204" }, toolContext(employee));
    expect(server.calls.at(-1)?.headers["x-key"]).toBe("rampa-key");
    expect(other.calls.at(-1)?.headers["x-key"]).toBe("gates-key");
    expect(JSON.stringify(server.calls)).not.toContain("gates-key");
    await other.close();
  });

  it("says that a server can't be reached", async () => {
    const gone = await startMcpStandIn({ tools: [gateTool] });
    const registered = await newToolServer(admin, { name: "Rampa", address: gone.url });
    await accept(admin, registered);
    await gone.close();
    const [tool] = await toolsOf(employee);
    await expect(runTool(tool, { flight: "AV204" }, toolContext(employee))).rejects.toThrow(
      "Rampa no responde.",
    );
  });
});
