import { type Endpoint, endpoint } from "../endpoint.ts";
import { adminModels, budgets, budgetsPatch, modelSwitch } from "./budgets.ts";
import { budgetCalls } from "./calls.ts";

const tag = "Administration";

export const budgetEndpoints = {
  listAdminModels: endpoint(budgetCalls.listAdminModels, {
    tag,
    summary:
      "Every configured model: whether it answers, for whom it is off, what it used, for administrators.",
    responses: { 200: adminModels },
  }),
  switchModel: endpoint(budgetCalls.switchModel, {
    tag,
    summary: "Switch a model off, or on again, for everyone or for some roles, for administrators.",
    body: modelSwitch,
    responses: { 200: adminModels },
  }),
  readBudgets: endpoint(budgetCalls.readBudgets, {
    tag,
    summary: "What each role may spend this month and what it has used, for administrators.",
    responses: { 200: budgets },
  }),
  writeBudgets: endpoint(budgetCalls.writeBudgets, {
    tag,
    summary: "Change what some roles may spend in a month, for administrators.",
    body: budgetsPatch,
    responses: { 200: budgets },
  }),
} satisfies Record<keyof typeof budgetCalls, Endpoint>;
