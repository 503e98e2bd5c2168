import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { visitInPopup } from "./popup-window.ts";
import { fakePopup } from "./session.fixtures.ts";
import { sendAnswer } from "./sign-in-response.ts";

const URL_OF_PROVIDER = "https://directory.example/authorize";
const answerOf = (state: string) => `https://metatron.example/black.html?code=1&state=${state}`;

function visit({ abortOnClose = true } = {}) {
  const popup = fakePopup();
  const attempt = new AbortController();
  const done = visitInPopup({
    popup,
    url: URL_OF_PROVIDER,
    state: "s1",
    abortOnClose,
    signal: attempt.signal,
  });
  const outcome = done.catch((error: unknown) => error);
  return { popup, attempt, done, outcome };
}

describe("the sign-in popup", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
  afterEach(() => void vi.useRealTimers());

  it("loads the provider, resolves with the response to its own request and closes", async () => {
    const { popup, done } = visit();
    expect(popup.location.replace).toHaveBeenCalledWith(URL_OF_PROVIDER);
    sendAnswer(answerOf("other"));
    sendAnswer(answerOf("s1"));
    expect(await done).toBe(answerOf("s1"));
    expect(popup.close).toHaveBeenCalled();
  });

  it("rejects when the person closes it", async () => {
    const { popup, outcome } = visit();
    popup.closed = true;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await outcome).toMatchObject({ code: "popup_closed" });
  });

  it("accepts a response that arrives just after the popup closed itself", async () => {
    const { popup, done } = visit();
    popup.closed = true;
    await vi.advanceTimersByTimeAsync(500);
    sendAnswer(answerOf("s1"));
    expect(await done).toBe(answerOf("s1"));
  });

  it("is not treated as closed where the provider isolates it", async () => {
    const { popup, done } = visit({ abortOnClose: false });
    popup.closed = true;
    await vi.advanceTimersByTimeAsync(60_000);
    sendAnswer(answerOf("s1"));
    expect(await done).toBe(answerOf("s1"));
  });

  it("can be aborted", async () => {
    const { attempt, outcome, popup } = visit({ abortOnClose: false });
    attempt.abort();
    expect(await outcome).toMatchObject({ code: "cancelled" });
    expect(popup.close).toHaveBeenCalled();
  });
});
