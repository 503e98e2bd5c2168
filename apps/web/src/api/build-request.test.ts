import { calls } from "@metatron/contract/calls";
import { describe, expect, it } from "vitest";
import { buildUrl } from "./build-request.ts";

describe("the address of a call", () => {
  it("fills the path and leaves out what is not given", () => {
    const url = buildUrl("/api", calls.deleteConversationFile, { params: { id: "c 1", fileId: "f/2" } });
    expect(url).toBe("/api/conversation/c%201/file/f%2F2/delete");
    const list = buildUrl("/api", calls.listConversations, { query: { limit: 20, cursor: undefined } });
    expect(list).toBe("/api/history/list_conversations?limit=20");
  });

  it("asks caches to stand aside for the calls that are marked so", () => {
    expect(buildUrl("/api", calls.validateStatus, {})).toBe("/api/user/validate/status?ngsw-bypass=true");
    expect(buildUrl("/api", calls.listModels, {})).toBe("/api/models");
  });

  it("refuses to be built without a parameter of its path", () => {
    expect(() => buildUrl("/api", calls.deleteConversation, { params: { id: "" } })).toThrow(
      /needs the parameter id/,
    );
  });
});
