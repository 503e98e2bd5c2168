import type { Config } from "./config.ts";

/** Who approves the versions of widely shared assistants, and for how long. */
export function assistantReviewOf(config: Config) {
  return {
    isOn: config.ASSISTANT_REVIEW === "shared",
    reviewers: (config.ASSISTANT_REVIEWERS ?? "")
      .split(",")
      .map((email) => email.trim().toLowerCase())
      .filter((email) => email !== ""),
    validDays: config.ASSISTANT_REVIEW_DAYS,
  };
}
