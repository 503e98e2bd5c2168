import { expect, it } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import { conversationAssistant } from "./conversation-assistant.ts";

const problem = (status: number) => new ApiError({ status, code: "not_found", detail: "" });
const nothing = { data: undefined, error: null };

it("distinguishes a deleted assistant from one that could not be loaded", () => {
  expect(conversationAssistant(null, nothing)).toEqual({ state: "none" });
  expect(conversationAssistant("a", nothing)).toEqual({ state: "unknown" });
  expect(conversationAssistant("a", { ...nothing, error: problem(0) })).toEqual({ state: "unknown" });
  expect(conversationAssistant("a", { ...nothing, error: problem(404) })).toEqual({ state: "gone" });
});
