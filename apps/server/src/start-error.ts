import { DataDirError } from "./adapters/data-dir.ts";

/** A start that can't go on, in one sentence for whoever runs the server; no stack trace is shown. */
export class StartError extends Error {
  override name = "StartError";
}

/** The sentence for faults that a person can mend; undefined for those that are ours. */
export function startSentence(error: unknown, port: number): string | undefined {
  if (error instanceof StartError || error instanceof DataDirError) return error.message;
  switch (codeOf(error)) {
    case "EADDRINUSE":
      return `Port ${port} is taken. Stop what is using it, or choose another: npm start -- --port ${port + 1}`;
    case "EACCES":
      return `Port ${port} may not be used by this user. Choose one above 1023 with PORT.`;
    case "ECONNREFUSED":
    case "ENOTFOUND":
    case "28P01":
    case "3D000":
      return `The database at DATABASE_URL can't be reached or refuses us (${codeOf(error)}).`;
    default:
      return undefined;
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error ? String(error.code) : undefined;
}
