import type { ApiError } from "../../api/api-error.ts";
import { codeOf } from "../../api/reason-of.ts";
import type { FilesDatabase } from "../../local-db/files-database.ts";
import { addFile } from "./add-file.ts";
import { embedTexts } from "./embed-texts.ts";
import { type ReadProgress, readFile } from "./read-file.ts";

export type Reading =
  | { state: "reading"; progress: ReadProgress | null }
  | { state: "failed"; code: ApiError["code"] };

/** Keyed by file name. Reads continue after the page that started them was left. */
export type Readings = ReadonlyMap<string, Reading>;

let readings: Readings = new Map();
const running = new Map<string, AbortController>();
const listeners = new Set<() => void>();

export const currentReadings = () => readings;

export function subscribeToReadings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(name: string, reading: Reading | null) {
  const next = new Map(readings);
  if (reading) next.set(name, reading);
  else next.delete(name);
  readings = next;
  for (const listener of listeners) listener();
}

/** Reads files one after the other, because each is uploaded whole. */
export async function readInto(
  db: FilesDatabase,
  category: string | null,
  files: readonly File[],
): Promise<void> {
  for (const file of files) change(file.name, { state: "reading", progress: null });
  for (const file of files) await readOne(db, category, file);
}

async function readOne(db: FilesDatabase, category: string | null, file: File): Promise<void> {
  const own = new AbortController();
  running.set(file.name, own);
  const onProgress = (progress: ReadProgress) => change(file.name, { state: "reading", progress });
  const deps = { db, read: readFile, embed: embedTexts, now: () => new Date() };
  try {
    await addFile(deps, { file, category, onProgress, signal: own.signal });
    change(file.name, null);
  } catch (error) {
    const code = codeOf(error);
    change(file.name, own.signal.aborted ? null : { state: "failed", code });
  } finally {
    running.delete(file.name);
  }
}

/** Cancels a running read, or dismisses a failed one. */
export function dismissReading(name: string) {
  running.get(name)?.abort();
  change(name, null);
}
