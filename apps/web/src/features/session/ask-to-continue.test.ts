import { describe, expect, it } from "vitest";
import { answerQuestion, type ConfirmAnswer, confirm, currentQuestion } from "../../ui/confirm.ts";
import { askToContinue } from "./ask-to-continue.ts";

const t = (key: string, values?: Record<string, string>) => (values ? `${key} ${values.seconds}` : key);
const answer = (given: ConfirmAnswer) => answerQuestion(currentQuestion()?.id ?? 0, given);

describe("the prompt to continue the session", () => {
  it("has the specified texts, counts down 120 seconds and can't be closed by accident", async () => {
    const asked = askToContinue(t, { signal: new AbortController().signal, isSharedComputer: false });
    expect(currentQuestion()?.data).toMatchObject({
      variant: "sunset",
      title: "TIMEOUT_LOGOUT_TITTLE",
      description: "TIMEOUT_LOGOUT_MESSAGE {{seconds}}",
      labels: { yes: "BUTTON_YES", no: "BUTTON_NO" },
      yesVisible: true,
      noVisible: true,
      seconds: 120,
      disableClose: true,
    });
    answer("yes");
    expect(await asked).toBe("yes");
  });

  it("does not promise to keep a draft on a shared computer, where the end deletes it", async () => {
    const asked = askToContinue(t, { signal: new AbortController().signal, isSharedComputer: true });
    expect(currentQuestion()?.data.description).toBe("session.timeoutOnSharedComputer {{seconds}}");
    answer("yes");
    await asked;
  });

  it.each(["no", "timeout", "closed"] as const)("treats %s as an answer other than yes", async (given) => {
    const asked = askToContinue(t, { signal: new AbortController().signal, isSharedComputer: false });
    answer(given);
    expect(await asked).toBe("other");
  });

  it("disappears when it is withdrawn, also when queued behind another dialog", async () => {
    const other = confirm({ title: "Another" });
    const withdrawn = new AbortController();
    const asked = askToContinue(t, { signal: withdrawn.signal, isSharedComputer: false });
    withdrawn.abort();
    expect(await asked).toBe("other");
    expect(currentQuestion()?.data.title).toBe("Another");
    answer("ok");
    expect(await other).toBe("ok");
    expect(currentQuestion()).toBeNull();
  });
});
