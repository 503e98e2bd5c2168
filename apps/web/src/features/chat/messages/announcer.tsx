import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LocalMessageState } from "../../../local-db/rows.ts";
import { plainText } from "../../../ui/markdown/plain-text.ts";
import { announcementOf, type HeardAnswer } from "./announcement.ts";

type AnnouncerProps = { id: string | null; state: LocalMessageState | null; text: string };

/** Tells screen readers that an answer is being written, and then the answer itself, once. */
export function Announcer({ id, state, text }: AnnouncerProps) {
  const { t } = useTranslation();
  const [said, setSaid] = useState("");
  const heard = useRef<HeardAnswer | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text counts at the moment the state changes.
  useEffect(() => {
    const now = id !== null && state !== null ? { id, state } : null;
    const announcement = announcementOf(heard.current, now);
    heard.current = now;
    switch (announcement) {
      case "writing":
        return setSaid(t("messages.writing"));
      case "finished":
        return setSaid(t("messages.answerReady", { text: plainText(text) }));
      case "cut":
        return setSaid(t("messages.answerCut"));
      case null:
        return;
    }
  }, [id, state]);

  return (
    <div role="status" className="sr-only">
      {said}
    </div>
  );
}
