import { z } from "zod";

const sentId = z.uuidv4();

/**
 * The browser sends an id that its retries share, so that a problem report, the log and the trace name the same
 * request. Any other value is replaced: it could be of any length, or contain a text.
 */
export function requestIdOf(sent: string | string[] | undefined): string {
  const read = sent === undefined ? undefined : sentId.safeParse(sent);
  return read?.success ? read.data.toLowerCase() : crypto.randomUUID();
}
