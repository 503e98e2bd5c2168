export const feedbacks = ["good", "bad", "error"] as const;
export type Feedback = (typeof feedbacks)[number];

/**
 * The values that the interface offers for `preselectComment`; rows of the older product hold free text
 * there.
 */
export const feedbackReasons = [
  "not_what_i_asked",
  "wrong",
  "out_of_date",
  "no_source",
  "tone",
  "too_long",
  "other",
] as const;
export type FeedbackReason = (typeof feedbackReasons)[number];

/** The processing state of a person's feedback, which they can see. */
export const feedbackStates = ["received", "reviewed", "corrected"] as const;
export type FeedbackState = (typeof feedbackStates)[number];
