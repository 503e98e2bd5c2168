import { describe, expect, it, vi } from "vitest";
import { ApiError } from "../../../api/api-error.ts";
import { createStopper } from "./stop-answer.ts";

describe("stopping an answer", () => {
  it("is sent to the server at once while the answer is written", async () => {
    const call = vi.fn(async () => undefined);
    await createStopper({ call: call as never, track: vi.fn() }).stop({ answerId: "a", state: "streaming" });
    expect(call).toHaveBeenCalledWith("stopAnswer", { params: { answerId: "a" } });
  });

  it("is deferred while the question is in flight, and sent once when the answer starts", async () => {
    const call = vi.fn(async () => undefined);
    const stopper = createStopper({ call: call as never, track: vi.fn() });
    await stopper.stop({ answerId: "a", state: "waiting" });
    expect(call).not.toHaveBeenCalled();
    await stopper.begun("another");
    await stopper.begun("a");
    await stopper.begun("a");
    expect(call).toHaveBeenCalledOnce();
  });

  it("succeeds when the answer has already ended, and throws when the server can't be reached", async () => {
    const missing = new ApiError({ status: 404, code: "not_found", detail: "" });
    const away = new ApiError({ status: 0, code: "network_unreachable", detail: "" });
    const call = vi.fn().mockRejectedValueOnce(missing).mockRejectedValueOnce(away);
    const stopper = createStopper({ call, track: vi.fn() });
    await stopper.stop({ answerId: "a", state: "streaming" });
    await expect(stopper.stop({ answerId: "a", state: "streaming" })).rejects.toBe(away);
  });
});
