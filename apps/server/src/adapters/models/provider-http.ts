import { type ExchangeOptions, exchange } from "./http-exchange.ts";
import { ModelError } from "./model-error.ts";
import { fromFailedResponse } from "./provider-failure.ts";

const MAX_WHOLE_BYTES = 4_000_000;
const MAX_FAILURE_BYTES = 64_000;

/** Reads a successful response. The body of any other status is converted to a `ModelError`. */
export async function readGoodAnswer(options: Omit<ExchangeOptions, "onHead">): Promise<void> {
  let failure: { status: number; header: (name: string) => string | undefined } | undefined;
  const parts: Buffer[] = [];
  let bytes = 0;
  await exchange({
    ...options,
    onHead(response) {
      if (response.statusCode === 200) return;
      const { headers, statusCode = 0 } = response;
      failure = { status: statusCode, header: (name) => headers[name]?.toString() };
    },
    onData(part) {
      if (!failure) return options.onData(part);
      parts.push(part);
      bytes += part.length;
      return bytes > MAX_FAILURE_BYTES ? "done" : "more";
    },
  });
  if (failure) throw fromFailedResponse({ ...failure, body: Buffer.concat(parts).toString() });
}

/** The whole body of a successful response, for calls that are not streamed. */
export async function readWhole(options: Omit<ExchangeOptions, "onHead" | "onData">): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  await readGoodAnswer({
    ...options,
    onData(part) {
      bytes += part.length;
      if (bytes > MAX_WHOLE_BYTES) throw new ModelError("provider_broken_stream", { reason: "too_large" });
      parts.push(part);
      return "more";
    },
  });
  return Buffer.concat(parts).toString();
}
