import { adminCalls } from "./admin-calls.ts";
import { roomCalls } from "./signed-in-calls.ts";
import { doorCalls } from "./signed-out-calls.ts";

export type { Call } from "./call.ts";

/** Every call. The browser loads them in three parts, as somebody comes further in. */
export const calls = { ...doorCalls, ...roomCalls, ...adminCalls };

export type CallName = keyof typeof calls;
