/** `conversation`: everything up to the named message; `answer`: that answer and its question alone. */
export const sharedParts = ["conversation", "answer"] as const;
export type SharedPart = (typeof sharedParts)[number];

export const shareDays = [1, 7, 30, 90] as const;

export const MAX_SHARE_PEOPLE = 50;
/** Copies of one person that have not expired. */
export const MAX_SHARES_PER_PERSON = 200;
export const MAX_SHARED_CHARS = 2_000_000;
