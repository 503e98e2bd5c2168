import type { Feedback } from "@metatron/contract/feedback/constants";

export interface FeedbackDecision {
  /** Whether the press changes the rating, which is saved at once. */
  isNew: boolean;
  /** The reasons to ask for; null if none. */
  panel: Exclude<Feedback, "good"> | null;
}

/** The effect of pressing a thumb, given the saved rating. */
export function decideFeedback(before: Feedback | null, pressed: Feedback): FeedbackDecision {
  if (pressed === "good") return { isNew: before !== "good", panel: null };
  const wasBad = before === "bad" || before === "error";
  return { isNew: !wasBad, panel: wasBad ? before : pressed };
}
