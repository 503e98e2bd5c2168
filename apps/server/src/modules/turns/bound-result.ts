/** Longer results would fill the context of the model, the stream and the stored answer. */
const LONGEST_RESULT_CHARS = 20_000;
const LONGEST_ERROR_CHARS = 500;

/** Programming errors and system errors quote code, addresses and paths, which say nothing to a person. */
const INTERNAL_ERRORS = [TypeError, ReferenceError, RangeError, SyntaxError];

/**
 * A tool's result as it is stored and streamed: the value itself, or the beginning of its text with the
 * number of omitted characters. Throws for a value that is not JSON.
 */
export function boundResult(output: unknown): unknown {
  const text = typeof output === "string" ? output : jsonOf(output ?? null);
  if (text.length <= LONGEST_RESULT_CHARS) return typeof output === "string" ? output : JSON.parse(text);
  const omitted = text.length - LONGEST_RESULT_CHARS;
  return `${beginningOf(text, LONGEST_RESULT_CHARS)}\n[${omitted} characters omitted]`;
}

/** A copy: a slice of a string would keep the whole result in memory for as long as the turn runs. */
function beginningOf(text: string, chars: number): string {
  return Buffer.from(text.slice(0, chars).toWellFormed()).toString();
}

function jsonOf(value: unknown): string {
  try {
    const text: unknown = JSON.stringify(value);
    if (typeof text === "string") return text;
  } catch {
    // A circular value or a bigint.
  }
  throw new Error("The tool returned a result that can't be read.");
}

/** The sentence of a failed tool, for the model and the person. */
export function toolErrorText(error: unknown): string {
  const isInternal =
    !(error instanceof Error) ||
    INTERNAL_ERRORS.some((kind) => error instanceof kind) ||
    isSystemError(error);
  if (isInternal || error.message.trim() === "") return "The tool failed.";
  return error.message.length <= LONGEST_ERROR_CHARS
    ? error.message
    : `${beginningOf(error.message, LONGEST_ERROR_CHARS)}…`;
}

const isSystemError = (error: Error) => "syscall" in error || "errno" in error;
