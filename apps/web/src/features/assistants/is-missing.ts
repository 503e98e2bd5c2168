import { ApiError } from "../../api/api-error.ts";

export const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;
