import { afterEach, describe, expect, it, vi } from "vitest";
import { answerQuestion, confirm, currentQuestion, onQuestion } from "./confirm.ts";

afterEach(() => {
  for (let open = currentQuestion(); open; open = currentQuestion()) answerQuestion(open.id, "closed");
});

function answerCurrent(answer: Parameters<typeof answerQuestion>[1]) {
  const question = currentQuestion();
  if (!question) throw new Error("No question is open.");
  answerQuestion(question.id, answer);
}

describe("confirm", () => {
  it("resolves with the answer", async () => {
    const asked = confirm({ title: "¿Eliminar?", yesVisible: true, noVisible: true });
    expect(currentQuestion()?.data).toEqual({ title: "¿Eliminar?", yesVisible: true, noVisible: true });
    answerCurrent("yes");
    await expect(asked).resolves.toBe("yes");
    expect(currentQuestion()).toBeNull();
  });

  it("shows several questions one after the other", async () => {
    const first = confirm({ title: "Primera" });
    const second = confirm({ title: "Segunda" });
    expect(currentQuestion()?.data.title).toBe("Primera");
    answerCurrent("timeout");
    expect(currentQuestion()?.data.title).toBe("Segunda");
    answerCurrent("desist");
    await expect(Promise.all([first, second])).resolves.toEqual(["timeout", "desist"]);
  });

  it("ignores a second answer to the same question", async () => {
    const first = confirm({ title: "Primera" });
    const id = currentQuestion()?.id ?? 0;
    const second = confirm({ title: "Segunda" });
    answerQuestion(id, "ok");
    answerQuestion(id, "timeout");
    await expect(first).resolves.toBe("ok");
    expect(currentQuestion()?.data.title).toBe("Segunda");
    answerCurrent("cancel");
    await expect(second).resolves.toBe("cancel");
  });

  it("notifies its listeners until they unsubscribe", () => {
    const listener = vi.fn();
    const leave = onQuestion(listener);
    void confirm({ title: "Primera" });
    answerCurrent("no");
    leave();
    void confirm({ title: "Segunda" });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
