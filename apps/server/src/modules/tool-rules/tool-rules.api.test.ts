import { adminTools } from "@metatron/contract/tool-rules/tool-rules";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { newPerson } from "../../../test/test-issuer.ts";
import { startToolTurns, type ToolCalls } from "../../../test/tool-turns.ts";
import { defineTool } from "../turns/index.ts";
import { createToolRules } from "./tool-rules.ts";

const admin = newPerson(["chat_metatron_user_admin"]);
const other = newPerson(["chat_metatron_user_admin"]);

let turns: ToolCalls;

beforeAll(async () => {
  const common = { description: "Does nothing.", input: z.object({}), run: async () => null };
  turns = await startToolTurns([
    defineTool({ ...common, name: "calculate", access: "read" }),
    defineTool({
      ...common,
      name: "jira_create",
      access: "write",
      title: "Crear incidencia",
      isUntrusted: true,
    }),
  ]);
});
afterAll(() => turns.test.close());

async function change(person: typeof admin, tool: string, rules: object[]) {
  const answer = await turns.test.as(person)({
    method: "PUT",
    url: "/api/admin/tools/rules",
    payload: { tool, rules },
  });
  return answer.statusCode === 200 ? adminTools.parse(answer.json()).tools : answer.statusCode;
}

it("lists each tool with what applies without a rule", async () => {
  const answer = await turns.test.as(admin)({ method: "GET", url: "/api/admin/tools" });
  expect(adminTools.parse(answer.json()).tools).toEqual([
    { name: "calculate", title: null, access: "read", isUntrusted: false, byDefault: "allow", rules: [] },
    {
      name: "jira_create",
      title: "Crear incidencia",
      access: "write",
      isUntrusted: true,
      byDefault: "ask",
      rules: [],
    },
    // Deep searches are allowed or denied by the call that each of them begins with.
    { name: "plan_research", title: null, access: "read", isUntrusted: false, byDefault: "allow", rules: [] },
  ]);
});

it("keeps the changes of two administrators to different roles, and records both", async () => {
  const basic = { role: "chat_metatron_user_basic", permission: "deny" };
  const pro = { role: "chat_metatron_user_pro", permission: "allow" };
  await Promise.all([change(admin, "jira_create", [basic]), change(other, "jira_create", [pro])]);
  const { db } = turns.test.deps;
  expect(
    await change(admin, "jira_create", [{ role: "chat_metatron_user_external", permission: null }]),
  ).toContainEqual(expect.objectContaining({ name: "jira_create", rules: [basic, pro] }));
  const permissions = createToolRules(db);
  const roles = (...names: string[]) =>
    permissions.permissionsOf(names).then((found) => found.get("jira_create"));
  expect(await roles(basic.role)).toBe("deny");
  expect(await roles(pro.role, basic.role)).toBe("deny");
  expect(await roles(pro.role)).toBe("allow");
  expect(await roles("chat_metatron_user_vp_it")).toBeUndefined();
  expect(await roles()).toBeUndefined();
  const entries = await db
    .selectFrom("audit")
    .select("details")
    .where("action", "=", "tool.rules_changed")
    .execute();
  expect(entries).toHaveLength(3);
});

it.each([
  ["an unknown tool", "nothing", [{ role: "chat_metatron_user_pro", permission: "ask" }]],
  ["an unknown role", "calculate", [{ role: "chief", permission: "ask" }]],
  ["an unknown permission", "calculate", [{ role: "chat_metatron_user_pro", permission: "maybe" }]],
  ["no role", "calculate", []],
])("refuses %s", async (_what, tool, rules) => {
  expect(await change(admin, tool, rules)).toBe(422);
});
