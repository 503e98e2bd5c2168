import type { SourceFailure } from "@metatron/contract/assistants/constants";

/** Why a request to an external system failed. */
export class ConnectorError extends Error {
  override name = "ConnectorError";
  readonly reason: SourceFailure;
  readonly retryAfterSeconds: number | undefined;

  constructor(reason: SourceFailure, sentence: string, retryAfterSeconds?: number) {
    super(sentence);
    this.reason = reason;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
