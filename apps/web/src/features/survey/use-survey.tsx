import { lazy, Suspense, useEffect, useState } from "react";
import { call } from "../../api/call.ts";
import { loadWhenOnline } from "../../lib/load-when-online.ts";
import { withTexts } from "../../lib/texts.ts";
import { inTime } from "../../local-db/write-behind.ts";
import { createAsker, type TaskState, watchForRest } from "./watch-for-rest.ts";

const loadCard = withTexts(["feedback"], () => import("./survey-card.tsx"));
const SurveyCard = lazy(loadWhenOnline(() => loadCard().then((file) => ({ default: file.SurveyCard }))));

const asker = createAsker({
  isDue: () => call("surveyDue").then(({ due }) => due),
  claim: async () => {
    // Load the code before the claim: a claim without a card would waste a survey.
    await loadCard();
    return (await call("askSurvey")).due;
  },
  now: () => performance.now(),
});

/** Shows the survey some seconds after an answer has ended, and only while the person is idle. */
export function useSurvey(conversationId: string, { isRunning, hasDraft, isBusy }: TaskState) {
  const [isShown, setShown] = useState(false);
  const [watch, setWatch] = useState<ReturnType<typeof watchForRest> | null>(null);
  useEffect(() => {
    const begun = watchForRest({
      later: inTime,
      ask: asker.ask,
      isVisible: () => document.visibilityState === "visible",
      onDue: () => setShown(true),
    });
    setWatch(begun);
    return begun.end;
  }, []);
  useEffect(() => watch?.update({ isRunning, hasDraft, isBusy }), [watch, isRunning, hasDraft, isBusy]);
  return (
    isShown && (
      <Suspense fallback={null}>
        <SurveyCard conversationId={conversationId} onClose={() => setShown(false)} />
      </Suspense>
    )
  );
}
