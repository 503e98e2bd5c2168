import { type Endpoint, endpoint } from "../endpoint.ts";
import { promptCalls } from "./calls.ts";
import { prompt, promptFeaturing, promptFields, promptList, promptVersions } from "./prompt.ts";

const tag = "Prompts";

export const promptEndpoints = {
  listPrompts: endpoint(promptCalls.listPrompts, {
    tag,
    summary: "The caller's own prompts, their teams' and the company's; recently used ones first.",
    responses: { 200: promptList },
  }),
  savePrompt: endpoint(promptCalls.savePrompt, {
    tag,
    summary:
      "Make a prompt, or change one. 409 `version_conflict` where another person changed it first, 429 `prompt_limit_reached` at the limit.",
    body: promptFields,
    responses: { 200: prompt },
  }),
  deletePrompt: endpoint(promptCalls.deletePrompt, {
    tag,
    summary: "Delete a prompt with its versions, for everyone.",
    responses: { 204: "empty" },
  }),
  listPromptVersions: endpoint(promptCalls.listPromptVersions, {
    tag,
    summary: "The versions of a prompt, newest first, for those who may change it.",
    responses: { 200: promptVersions },
  }),
  countPromptUse: endpoint(promptCalls.countPromptUse, {
    tag,
    summary: "Count one use of a prompt.",
    responses: { 204: "empty" },
  }),
  featurePrompt: endpoint(promptCalls.featurePrompt, {
    tag: "Administration",
    summary: "Show a team's or the company's prompt first for roles and brands, or no longer.",
    body: promptFeaturing,
    responses: { 200: prompt },
  }),
} satisfies Record<keyof typeof promptCalls, Endpoint>;
