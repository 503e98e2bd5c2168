import { lazy, Suspense, useEffect, useState } from "react";
import { call } from "../../api/call.ts";
import { createAsker, type TaskState, watchForRest } from "../../features/csat/watch-for-rest.ts";
import { withTexts } from "../../lib/texts.ts";
import { inTime } from "../../local-db/write-behind.ts";

const loadCard = withTexts(["feedback"], () => import("../../features/csat/survey-card.tsx"));
const SurveyCard = lazy(() => loadCard().then((file) => ({ default: file.SurveyCard })));

const asker = createAsker({
  isDue: () => call("surveyDue").then(({ due }) => due),
  claim: async () => {
    // Its code first: a claim without a card would cost a survey.
    await loadCard();
    return (await call("askSurvey")).due;
  },
  now: () => performance.now(),
});

/** The survey, some seconds after an answer has ended and only while nothing else is going on. */
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
