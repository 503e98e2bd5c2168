import { TIMEOUT_COUNTDOWN_SECONDS } from "@metatron/contract/constants";
import { answerQuestion, type ConfirmData, confirm, currentQuestion, onQuestion } from "../../ui/confirm.ts";
import type { Translate } from "./translate.ts";

/**
 * Slightly longer than the dialog's countdown: the dialog may be queued behind another that stays unanswered.
 */
const LONGEST_WAIT_MS = (TIMEOUT_COUNTDOWN_SECONDS + 5) * 1000;

interface Asked {
  signal: AbortSignal;
  /** The end of the session deletes the person's data here, unsent messages included: the dialog says so. */
  isSharedComputer: boolean;
}

/** Shows "¿Sigues ahí?" with its countdown. Withdrawn when another tab has the answer. */
export async function askToContinue(
  t: Translate,
  { signal, isSharedComputer }: Asked,
): Promise<"yes" | "other"> {
  const data: ConfirmData = {
    variant: "sunset",
    title: t("TIMEOUT_LOGOUT_TITTLE"),
    // The dialog replaces the placeholder itself, every second.
    description: t(isSharedComputer ? "session.timeoutOnSharedComputer" : "TIMEOUT_LOGOUT_MESSAGE", {
      seconds: "{{seconds}}",
    }),
    yesVisible: true,
    noVisible: true,
    labels: { yes: t("BUTTON_YES"), no: t("BUTTON_NO") },
    seconds: TIMEOUT_COUNTDOWN_SECONDS,
    disableClose: true,
  };
  const withdraw = () => {
    const shown = currentQuestion();
    if (shown?.data === data) answerQuestion(shown.id, "closed");
  };
  const enough = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_WAIT_MS)]);
  const { promise: waitedEnough, resolve } = Promise.withResolvers<"closed">();
  let stopWatching = () => {};
  enough.addEventListener("abort", () => {
    resolve("closed");
    withdraw();
    // The dialog may still be queued behind another one and open later.
    stopWatching = onQuestion(withdraw);
  });
  const asked = confirm(data).finally(() => stopWatching());
  return (await Promise.race([asked, waitedEnough])) === "yes" ? "yes" : "other";
}
