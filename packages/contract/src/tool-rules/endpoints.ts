import { type Endpoint, endpoint } from "../endpoint.ts";
import { toolRuleCalls } from "./calls.ts";
import { adminTools, toolRulesPatch } from "./tool-rules.ts";

const tag = "Administration";

export const toolRuleEndpoints = {
  listAdminTools: endpoint(toolRuleCalls.listAdminTools, {
    tag,
    summary: "Every tool that answers may use, with its access and its rules per role, for administrators.",
    responses: { 200: adminTools },
  }),
  changeToolRules: endpoint(toolRuleCalls.changeToolRules, {
    tag,
    summary: "Allow, ask or deny a tool for some roles, for administrators.",
    body: toolRulesPatch,
    responses: { 200: adminTools },
  }),
} satisfies Record<keyof typeof toolRuleCalls, Endpoint>;
