import type { FileFailure } from "@metatron/contract/files/constants";

/** A document that can't be read, with the reason that is shown to people. */
export class ParseError extends Error {
  readonly reason: FileFailure;

  constructor(reason: FileFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "ParseError";
    this.reason = reason;
  }
}
