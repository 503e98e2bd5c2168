import { ApiError } from "../../api/api-error.ts";

/** What the interface has words for. */
export const codeOf = (error: Error) => (error instanceof ApiError ? error.code : ("internal" as const));
