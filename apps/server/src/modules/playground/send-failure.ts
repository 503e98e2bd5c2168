import type { BaseLogger } from "pino";
import { toAnswerError } from "../turns/index.ts";
import type { PartStream } from "./open-parts.ts";

type FailurePart =
  | ({ type: "error"; errorText: string } & Omit<NonNullable<ReturnType<typeof toAnswerError>>, "sentence">)
  | { type: "finish"; finishReason: "error" };

/**
 * Ends a stream with the reason of the failure; unexpected errors are logged in full. Sends nothing to a
 * disconnected reader.
 */
export async function sendFailure(
  stream: Pick<PartStream<FailurePart>, "send" | "signal">,
  error: unknown,
  { log, what }: { log: BaseLogger; what: string },
): Promise<void> {
  if (stream.signal.aborted) return;
  const known = toAnswerError(error);
  if (!known) log.error({ err: error }, what);
  const { sentence, ...rest } = known ?? {
    code: "internal" as const,
    sentence: "Something failed on our side.",
  };
  await stream.send({ type: "error", errorText: sentence, ...rest });
  await stream.send({ type: "finish", finishReason: "error" });
}
