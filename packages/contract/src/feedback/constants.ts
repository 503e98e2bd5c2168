export const feedbacks = ["good", "bad", "error"] as const;
export type Feedback = (typeof feedbacks)[number];

/** What the interface offers as `preselectComment`; rows of the older product hold free text there. */
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

/** How far a person's feedback has come; what they see of it. */
export const feedbackStates = ["received", "reviewed", "corrected"] as const;
export type FeedbackState = (typeof feedbackStates)[number];
