import { describe, expect, it, vi } from "vitest";
import type { call } from "../../../api/call.ts";
import { noCostar } from "./costar.ts";
import { generateInstructions } from "./generate-instructions.ts";

/** An API that answers every call with this stream. */
function answering(...data: (object | string)[]) {
  const lines = data.map((part, at) =>
    typeof part === "string" ? `data: ${part}\n\n` : `id: ${at + 1}\ndata: ${JSON.stringify(part)}\n\n`,
  );
  // The fake only implements the calls of this test.
  return { call: vi.fn(async () => new Response(lines.join(""))) as unknown as typeof call };
}

const run = (api: { call: typeof call }, assistantId: string | null = null) => {
  let texts = noCostar();
  const done = generateInstructions(
    {
      assistantId,
      request: { brief: "Rampa" },
      signal: new AbortController().signal,
      onTexts: (next) => {
        texts = next;
      },
    },
    api,
  );
  return done.then(() => texts);
};

describe("the generator of instructions", () => {
  it("fills each section with the parts of its name", async () => {
    const api = answering(
      { type: "text-start", id: "context" },
      { type: "text-delta", id: "context", delta: "Base " },
      { type: "text-delta", id: "objective", delta: "Ayudar" },
      { type: "text-delta", id: "context", delta: "Norte" },
      "[DONE]",
    );
    expect(await run(api)).toEqual({ ...noCostar(), context: "Base Norte", objective: "Ayudar" });
    expect(api.call).toHaveBeenCalledWith("draftInstructions", expect.anything());
  });

  it("requests the documents of an assistant that has some", async () => {
    const api = answering("[DONE]");
    await run(api, "a");
    expect(api.call).toHaveBeenCalledWith(
      "generateInstructions",
      expect.objectContaining({ params: { assistant_id: "a" } }),
    );
  });

  it("fails with the stream's own reason, or when the stream ends early", async () => {
    const failing = answering({ type: "error", errorText: "no", code: "model_unavailable" }, "[DONE]");
    await expect(run(failing)).rejects.toMatchObject({ code: "model_unavailable" });
    await expect(run(answering({ type: "start", messageId: "x" }))).rejects.toMatchObject({
      code: "answer_interrupted",
    });
  });
});
