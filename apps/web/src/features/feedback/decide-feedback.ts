import type { Feedback } from "@metatron/contract/feedback/constants";

export interface FeedbackDecision {
  /** Whether the press says something new, which is saved at once. */
  isNew: boolean;
  /** The reasons that are asked for; null where none are. */
  panel: Exclude<Feedback, "good"> | null;
}

/** What a press on a thumb means, after what was said of the answer before. */
export function decideFeedback(before: Feedback | null, pressed: Feedback): FeedbackDecision {
  if (pressed === "good") return { isNew: before !== "good", panel: null };
  const wasBad = before === "bad" || before === "error";
  return { isNew: !wasBad, panel: wasBad ? before : pressed };
}
