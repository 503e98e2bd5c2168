import type { Citation } from "@metatron/contract/chat/citation";

export type Verification = NonNullable<Citation["verifiedBy"]>;

/** The person who verified an answer; undefined for every other answer. */
export const verificationOf = (citations: readonly Citation[]): Verification | undefined =>
  citations.find(({ verifiedBy }) => verifiedBy)?.verifiedBy;
