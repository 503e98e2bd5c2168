import type { StreamPart } from "@metatron/contract/chat/stream-parts";
import { expect, it, vi } from "vitest";
import { generateImages } from "./generate-images.ts";

const request = { id: crypto.randomUUID(), prompt: "Un hangar", n: 2 };
const ID = crypto.randomUUID();

function answering(parts: StreamPart[], end = "data: [DONE]\n\n") {
  const frames = parts.map((part, at) => `id: ${at + 1}\ndata: ${JSON.stringify(part)}\n\n`).join("");
  return { callForEvents: vi.fn(async () => new Response(frames + end)) };
}

const picture = (n: number): StreamPart => ({ type: "data-image", data: { fileId: ID, n, of: 2 } });
const run = (api: ReturnType<typeof answering>, onProgress = vi.fn()) =>
  generateImages({ request, signal: new AbortController().signal, onProgress }, api);

it("reports each picture as it is generated", async () => {
  const onProgress = vi.fn();
  const api = answering([picture(1), picture(2), { type: "finish" }]);
  await expect(run(api, onProgress)).resolves.toBe(2);
  expect(onProgress.mock.calls).toEqual([
    [1, 2],
    [2, 2],
  ]);
});

it("reports why the model refused", async () => {
  const refused: StreamPart = { type: "error", errorText: "No", code: "content_refused" };
  await expect(run(answering([refused]))).rejects.toMatchObject({ code: "content_refused" });
});

it("treats a stream that ends early as a lost connection", async () => {
  await expect(run(answering([picture(1)], ""))).rejects.toMatchObject({ code: "network_unreachable" });
});
