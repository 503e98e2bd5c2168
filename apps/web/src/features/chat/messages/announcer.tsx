import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import type { MessageRow } from "../../../local-db/rows.ts";
import type { GrowingAnswers } from "../follow/live-answers.ts";
import { announcedText, announcementOf, type HeardAnswer } from "./announcement.ts";
import { spokenStep } from "./spoken-step.ts";

type AnnouncerProps = { answer: MessageRow | null; growing: GrowingAnswers };

/**
 * Announces to screen readers that an answer is being written, one sentence per step with tools, and then the
 * answer itself, once.
 */
export function Announcer({ answer, growing }: AnnouncerProps) {
  const { t } = useTranslation();
  const [said, setSaid] = useState("");
  const heard = useRef<HeardAnswer | null>(null);
  const id = answer?.id ?? null;
  const live = () => (id === null ? null : growing.of(id));
  const state = useSyncExternalStore(growing.subscribe, () => live()?.message.state ?? answer?.state ?? null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is read when the state changes.
  useEffect(() => {
    const now = id !== null && state !== null ? { id, state } : null;
    const announcement = announcementOf(heard.current, now);
    heard.current = now;
    switch (announcement) {
      case "writing":
        return setSaid(t("messages.writing"));
      case "finished": {
        const message = live()?.message ?? answer;
        return setSaid(t("messages.answerReady", { text: message ? announcedText(message) : "" }));
      }
      case "cut":
        return setSaid(t("messages.answerCut"));
      case null:
        return;
    }
  }, [id, state]);

  const step = useSyncExternalStore(growing.subscribe, () =>
    state === "streaming" ? spokenStep(t, live()?.turn.steps ?? []) : "",
  );
  useEffect(() => {
    if (step !== "") setSaid(step);
  }, [step]);

  return (
    <div role="status" className="sr-only">
      {said}
    </div>
  );
}
