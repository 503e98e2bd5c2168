import { mkdir, readdir, rename } from "node:fs/promises";
import { join } from "node:path";

const FOLDER = /^process-(\d+)$/;

/** The folder for answers that could not be stored; the first process uses the one of a single process. */
export function unsavedAnswersDir(dataDir: string, slot = 1): string {
  return slot === 1 ? join(dataDir, "unsaved-answers") : join(dataDir, `process-${slot}`, "unsaved-answers");
}

/** With fewer processes than before, nobody would read what the others had left: the first one gets it. */
export async function gatherUnsaved(dataDir: string, processes: number): Promise<void> {
  const slots = (await readdir(dataDir)).flatMap((name) => {
    const slot = Number(FOLDER.exec(name)?.[1] ?? 0);
    return slot > processes ? [slot] : [];
  });
  const first = unsavedAnswersDir(dataDir);
  for (const slot of slots) {
    const left = unsavedAnswersDir(dataDir, slot);
    const names = await readdir(left).catch(() => []);
    if (names.length > 0) await mkdir(first, { recursive: true });
    for (const name of names) await rename(join(left, name), join(first, name));
  }
}
