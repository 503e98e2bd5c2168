import { createHash } from "node:crypto";

/**
 * An id in the form of a UUID (version 8) from the idempotency key of a call: a retry of the call, also in
 * another process, finds the object that the first attempt made.
 */
export function idOfCall(idempotencyKey: string, personId: string): string {
  const bytes = createHash("sha256").update(`${personId} ${idempotencyKey}`).digest().subarray(0, 16);
  bytes[6] = 0x80 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = bytes.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
