import type { Feedback } from "@metatron/contract/feedback/constants";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import { track } from "../../api/track.ts";
import { withTexts } from "../../lib/texts.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { useLocalData } from "../../local-db/local-data.ts";
import { showFeedbackPanel } from "../../local-db/messages.ts";
import type { MessageRow } from "../../local-db/rows.ts";
import { toast } from "../../ui/toast.ts";
import { decideFeedback } from "./decide-feedback.ts";
import { OWN_FEEDBACK_KEY } from "./own-feedback-query.ts";
import { type FeedbackSaid, saveFeedback } from "./save-feedback.ts";

const loadPopover = withTexts(["feedback"], () => import("./feedback-popover.tsx"));
const FeedbackPopover = lazy(() => loadPopover().then((file) => ({ default: file.FeedbackPopover })));
const FeedbackLine = lazy(
  withTexts(["feedback"], () =>
    import("./feedback-line.tsx").then((file) => ({ default: file.FeedbackLine })),
  ),
);

interface OpenPanel {
  answer: MessageRow;
  feedback: Exclude<Feedback, "good">;
  button: HTMLElement;
}

/** A person's feedback on an answer: stored at once, sent when there is a network, and changeable at any time. */
export function useFeedback() {
  const { t } = useTranslation();
  const { db, wake } = useLocalData();
  const queries = useQueryClient();
  const [panel, setPanel] = useState<OpenPanel | null>(null);

  const save = useCallback(
    (answer: MessageRow, said: FeedbackSaid) => {
      const onSent = () => queries.invalidateQueries({ queryKey: OWN_FEEDBACK_KEY });
      return saveFeedback({ db, now: () => new Date(), track, wake, onSent }, answer, said);
    },
    [db, wake, queries],
  );

  const tell = useCallback(
    (saving: Promise<void>) =>
      Promise.all([loadPopover(), saving]).then(
        () => toast({ text: t(navigator.onLine ? "feedback.thanks" : "feedback.thanksLater") }),
        () => toast({ text: t("feedback.notSaved") }),
      ),
    [t],
  );

  const openPanel = useCallback(
    (answer: MessageRow, feedback: OpenPanel["feedback"], button: HTMLElement) => {
      setPanel({ answer, feedback, button });
      void showFeedbackPanel(db, answer.id, "open");
    },
    [db],
  );

  const onFeedback = useCallback(
    (answer: MessageRow, feedback: Feedback, button: HTMLElement) => {
      const { isNew, panel: asked } = decideFeedback(answer.feedback, feedback);
      if (isNew) track(feedback === "good" ? "good_response" : "bad_response");
      if (asked === null) return isNew ? void tell(save(answer, { feedback })) : undefined;
      if (isNew) save(answer, { feedback }).catch(() => toast({ text: t("feedback.notSaved") }));
      openPanel(answer, asked, button);
    },
    [openPanel, save, tell, t],
  );

  function close() {
    if (panel) void showFeedbackPanel(db, panel.answer.id, "closed");
    setPanel(null);
  }

  const popover = panel && (
    <Suspense fallback={null}>
      <FeedbackPopover
        key={panel.answer.id}
        anchor={panel.button}
        given={{ ...panel.answer, feedback: panel.feedback }}
        onClose={close}
        onSend={(said) => {
          close();
          void tell(save(panel.answer, said));
        }}
      />
    </Suspense>
  );

  const line = useCallback(
    (answer: MessageRow): ReactNode => {
      const { feedback } = answer;
      if (feedback === null) return null;
      return (
        <Suspense fallback={null}>
          <FeedbackLine
            answer={answer}
            onChange={(button) => {
              if (feedback !== "good") openPanel(answer, feedback, button);
            }}
          />
        </Suspense>
      );
    },
    [openPanel],
  );
  return { onFeedback, popover, line };
}
