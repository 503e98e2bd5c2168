import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { call } from "../../api/call.ts";
import { createAsker, isAtRest, type TaskState } from "../../features/csat/watch-for-rest.ts";
import { withTexts } from "../../lib/texts.ts";

const loadCard = withTexts(["feedback"], () => import("../../features/csat/survey-card.tsx"));
const SurveyCard = lazy(() => loadCard().then((file) => ({ default: file.SurveyCard })));

/** Time to read how the answer ends, and to begin the next question. */
const REST_MS = 4_000;

const asker = createAsker({
  isDue: () => call("csatDue").then(({ due }) => due),
  claim: async () => {
    // Its code first: a claim without a card would cost a survey.
    await loadCard();
    return (await call("askCsat")).due;
  },
  now: () => performance.now(),
});

/** The survey, some seconds after an answer has ended and only while nothing else is going on. */
export function useSurvey(conversationId: string, task: TaskState) {
  const [isShown, setShown] = useState(false);
  const hasAnswered = useRef(false);
  if (task.isRunning) hasAnswered.current = true;
  const isResting = isAtRest(task);
  const isStillAtRest = useEffectEvent(() => isAtRest(task) && document.visibilityState === "visible");
  useEffect(() => {
    if (!isResting || !hasAnswered.current) return;
    let isGone = false;
    const timer = setTimeout(() => {
      hasAnswered.current = false;
      // Without a network nobody is asked.
      asker
        .ask(() => !isGone && isStillAtRest())
        .then(
          (isDue) => {
            if (isDue && !isGone) setShown(true);
          },
          () => undefined,
        );
    }, REST_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [isResting]);
  return (
    isShown && (
      <Suspense fallback={null}>
        <SurveyCard conversationId={conversationId} onClose={() => setShown(false)} />
      </Suspense>
    )
  );
}
