import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { type McpOAuthStandIn, startMcpOAuthStandIn } from "../../../test/stand-ins/mcp-oauth.ts";
import { gateTool } from "../../../test/stand-ins/mcp-tools.ts";
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

let test: TestApp;
let admin: Known;
let ana: Known;
let other: Known;
let server: McpOAuthStandIn;
let serverId: string;
beforeAll(async () => {
  test = await startTestApp({ environment: { OLLAMA_BASE_URL: "off" } });
  admin = await meet(test, ["chat_metatron_user_admin"]);
  [ana, other] = [await meet(test), await meet(test)];
  server = await startMcpOAuthStandIn([gateTool]);
});
afterAll(async () => {
  await test.close();
  await server.close();
});

const connection = () => `/api/tool-servers/${serverId}/connection`;
const start = (person: Known) => person.call({ method: "POST", url: connection() });
const finish = (person: Known, returned: URL) => {
  const { state, code, iss } = Object.fromEntries(returned.searchParams);
  return person.call({
    method: "POST",
    url: "/api/tool-servers/connections/finish",
    payload: { state, code, iss: iss ?? null },
  });
};
const connect = async (person: Known) => finish(person, await server.allow((await start(person)).json().url));
const connections = async (person: Known) =>
  (await person.call({ url: "/api/tool-servers/connections" })).json().connections;
const runAs = async (person: Known) => {
  const [tool] = await test.deps.toolServers.toolsFor(wanted(person));
  return runTool(tool, { flight: "AV204" }, toolContext(person));
};

describe("the account that a person connects", () => {
  it("is only asked for at hosts that an administrator allowed", async () => {
    const oauth = { clientId: null, clientSecret: null, scopes: "", hosts: [] };
    const registered = await newToolServer(admin, { name: "Rampa", address: server.url, oauth });
    serverId = registered.id;
    expect(registered.failure?.reason).toBe("needs_authorization");
    const refused = await start(admin);
    expect([refused.statusCode, refused.json().code]).toEqual([502, "connector_unavailable"]);
    const allowed = await admin.call({
      method: "PUT",
      url: `/api/admin/tool-servers/${serverId}`,
      payload: {
        name: "Rampa",
        kind: "http",
        address: server.url,
        headers: [],
        oauth: { ...oauth, hosts: [server.issuer] },
        isEnabled: true,
      },
    });
    expect(allowed.json().oauth.hosts).toEqual([server.issuer]);
  });

  it("is connected by an administrator first, who accepts the tools", async () => {
    expect((await start(ana)).statusCode).toBe(404);
    expect(await connections(ana)).toEqual([]);
    expect((await connect(admin)).json()).toMatchObject({ serverId, name: "Rampa" });
    const checked = await checkNow(admin, serverId);
    expect([checked.failure, checked.tools.length]).toEqual([null, 1]);
    expect((await accept(admin, checked)).statusCode).toBe(200);
  });

  it("can be started at the host of each brand", async () => {
    for (const host of ["localhost:8100", "chatlibre.localhost:8100", "metatron.example"]) {
      const started = await admin.call({ method: "POST", url: connection(), headers: { host } });
      expect(new URL(started.json().url).searchParams.get("redirect_uri")).toBe(
        `http://${host}/connections/callback`,
      );
    }
  });

  it("is needed for a call, which says where to connect", async () => {
    await expect(runAs(ana)).rejects.toThrow("/settings#connections");
    expect(await connections(ana)).toEqual([
      { serverId, name: "Rampa", host: new URL(server.url).host, connectedAt: null },
    ]);
  });

  it("belongs to the person who started, once", async () => {
    const returned = await server.allow((await start(ana)).json().url);
    expect((await finish(other, returned)).statusCode).toBe(404);
    expect((await finish(ana, returned)).statusCode).toBe(200);
    expect((await finish(ana, returned)).statusCode).toBe(404);
    expect((await connections(ana))[0].connectedAt).not.toBeNull();
    expect((await connections(other))[0].connectedAt).toBeNull();
    expect(await runAs(ana)).toEqual({ data: { gate: "A5" } });
    await expect(runAs(other)).rejects.toThrow("/settings#connections");
  });

  it("is stored encrypted, and is not part of the export", async () => {
    const rows = await test.deps.db.selectFrom("tool_connections").selectAll().execute();
    expect(rows).toHaveLength(2);
    for (const { secrets } of rows) expect(secrets).toMatch(/^v1\.[\w-]+$/);
    // A row that is copied to another person can't be opened there.
    const [mine] = rows.filter(({ person_id }) => person_id === ana.personId);
    await test.deps.db
      .insertInto("tool_connections")
      .values({
        server_id: serverId,
        person_id: other.personId,
        secrets: mine?.secrets ?? "",
        connected_at: new Date(),
      })
      .execute();
    await expect(runAs(other)).rejects.toThrow("Rampa");
    expect((await other.call({ method: "DELETE", url: connection() })).statusCode).toBe(204);
  });

  it("is refreshed once for parallel calls", async () => {
    const before = server.grants.length;
    server.expireTokens();
    const results = await Promise.all([runAs(ana), runAs(ana), runAs(ana), runAs(ana)]);
    expect(results).toEqual(Array.from({ length: 4 }, () => ({ data: { gate: "A5" } })));
    expect(server.grants.slice(before)).toEqual(["refresh_token"]);
  });

  it("is revoked in the settings", async () => {
    expect((await ana.call({ method: "DELETE", url: connection() })).statusCode).toBe(204);
    expect((await ana.call({ method: "DELETE", url: connection() })).statusCode).toBe(404);
    await expect(runAs(ana)).rejects.toThrow("/settings#connections");
  });

  it("is forgotten when the server gets another address", async () => {
    expect((await connect(ana)).statusCode).toBe(200);
    await admin.call({
      method: "PUT",
      url: `/api/admin/tool-servers/${serverId}`,
      payload: {
        name: "Rampa",
        kind: "http",
        address: "http://127.0.0.1:1/mcp",
        headers: [],
        oauth: { clientId: null, clientSecret: null, scopes: "", hosts: [] },
        isEnabled: true,
      },
    });
    expect(await test.deps.db.selectFrom("tool_connections").selectAll().execute()).toEqual([]);
  });
});
