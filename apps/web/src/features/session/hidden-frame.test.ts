import { describe, expect, it, vi } from "vitest";
import { visitInHiddenFrame } from "./hidden-frame.ts";
import { sendAnswer } from "./sign-in-response.ts";

const ANSWER = "https://metatron.example/black.html?code=1&state=s1";

function visit(timeoutMs: number) {
  const frame = { hidden: false, title: "", src: "", remove: vi.fn() };
  const page = { createElement: () => frame, body: { append: vi.fn() } };
  // The part of `Document` that the frame needs.
  const done = visitInHiddenFrame(
    { url: "https://directory.example/", state: "s1", timeoutMs },
    page as never,
  );
  return { frame, page, done };
}

describe("the hidden frame", () => {
  it("loads the provider invisibly, resolves with the response to its own request and is removed", async () => {
    const { frame, page, done } = visit(60_000);
    expect(page.body.append).toHaveBeenCalledWith(frame);
    expect(frame).toMatchObject({ hidden: true, src: "https://directory.example/" });
    sendAnswer(ANSWER.replace("s1", "other"));
    sendAnswer(ANSWER);
    expect(await done).toBe(ANSWER);
    expect(frame.remove).toHaveBeenCalledTimes(1);
  });

  it("times out", async () => {
    const { frame, done } = visit(1);
    await expect(done).rejects.toMatchObject({ code: "frame_timeout" });
    expect(frame.remove).toHaveBeenCalledTimes(1);
  });
});
