import { describe, expect, it, vi } from "vitest";
import { setTransport } from "../../api/call.ts";
import { readFile } from "./read-file.ts";

const answer = { text: "Hola", pages: 2, numChars: 4, numTokens: 1, chunks: [] };
const { signal } = new AbortController();
const file = new File(["x"], "a.pdf");

function answerWith(parts: unknown[]) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => {
    const events = parts.map((part, id) => `id: ${id + 1}\ndata: ${JSON.stringify(part)}\n\n`);
    const headers = { "content-type": "text/event-stream" };
    return new Response([...events, "data: [DONE]\n\n"].join(""), { headers });
  });
  setTransport({ base: "/api", fetch });
  return fetch;
}

describe("having a file read", () => {
  it("reports progress and returns the content", async () => {
    const fetch = answerWith([
      { type: "data-progress", data: { pagesDone: 1, pages: 2 } },
      { type: "data-file", data: answer },
    ]);
    const onProgress = vi.fn();
    expect(await readFile(file, { onProgress, signal })).toEqual(answer);
    expect(onProgress.mock.calls).toEqual([[{ pagesDone: 1, pages: 2 }]]);
    expect(fetch.mock.calls[0]?.[1].headers).toMatchObject({ accept: "text/event-stream" });
  });

  it("fails with the server's reason", async () => {
    answerWith([{ type: "error", code: "file_encrypted", errorText: "It has a password." }]);
    await expect(readFile(file, { onProgress: () => undefined, signal })).rejects.toMatchObject({
      code: "file_encrypted",
    });
  });

  it("rejects a stream that ended early", async () => {
    answerWith([{ type: "data-progress", data: { pagesDone: 1, pages: 2 } }]);
    await expect(readFile(file, { onProgress: () => undefined, signal })).rejects.toMatchObject({
      code: "network_unreachable",
    });
  });
});
