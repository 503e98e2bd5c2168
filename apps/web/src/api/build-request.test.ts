import { calls } from "@metatron/contract/calls";
import { describe, expect, it } from "vitest";
import { buildUrl } from "./build-request.ts";

describe("the URL of a call", () => {
  it("fills the path and omits undefined query parameters", () => {
    const url = buildUrl("/api", calls.deleteConversationFile, { params: { id: "c 1", fileId: "f/2" } });
    expect(url).toBe("/api/conversation/c%201/file/f%2F2/delete");
    const list = buildUrl("/api", calls.listConversations, { query: { limit: 20, cursor: undefined } });
    expect(list).toBe("/api/history/list_conversations?limit=20");
  });

  it("asks caches for a fresh response in calls that are marked so", () => {
    expect(buildUrl("/api", calls.validateStatus, {})).toBe("/api/user/validate/status?ngsw-bypass=true");
    expect(buildUrl("/api", calls.listModels, {})).toBe("/api/models");
  });

  it("throws when a path parameter is missing", () => {
    expect(() => buildUrl("/api", calls.deleteConversation, { params: { id: "" } })).toThrow(
      /needs the parameter id/,
    );
  });
});
