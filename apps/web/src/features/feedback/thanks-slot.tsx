import type { OwnFeedback } from "@metatron/contract/feedback/feedback";
import { useNavigate } from "@tanstack/react-router";
import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import { call } from "../../api/call.ts";
import { withTexts } from "../../lib/texts.ts";
import type { ThanksNotice } from "./thanks-notice.tsx";

const load = withTexts(["feedback"], () => import("./thanks-notice.tsx"));
/** Delayed, so that the request does not compete with loading the page. */
const ASK_AFTER_MS = 2_500;

interface Thanks {
  corrected: readonly OwnFeedback[];
  Notice: ComponentType<ComponentProps<typeof ThanksNotice>>;
}

/** Thanks for feedback that led to a correction: requested once per visit, shown once across devices. */
export function ThanksSlot() {
  const navigate = useNavigate();
  const [thanks, setThanks] = useState<Thanks | null>(null);
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const { items: corrected } = await call("listOwnFeedback", { query: { thanks: "due" } });
      if (corrected.length === 0 || isGone) return;
      const { ThanksNotice: Notice } = await load();
      if (isGone) return;
      setThanks({ corrected, Notice });
      await call("thankedForFeedback", { body: { messageIds: corrected.map(({ messageId }) => messageId) } });
    };
    // The request failed: the thanks are shown at a later visit.
    const timer = setTimeout(() => void look().catch(() => undefined), ASK_AFTER_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, []);
  if (!thanks) return null;
  const close = () => setThanks(null);
  return (
    <thanks.Notice
      corrected={thanks.corrected}
      onClose={close}
      onSee={(conversationId) => {
        close();
        void navigate({ to: "/chat/$conversationId", params: { conversationId } });
      }}
    />
  );
}
