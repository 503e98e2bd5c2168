import type { MessageFile } from "@metatron/contract/chat/message";
import { isPicture, shrinkPicture } from "../../lib/shrink-picture.ts";
import { type AttachDeps, attachFiles, type Given, type RefusedFile } from "./attach-files.ts";
import { matchGiven } from "./attached-pictures.ts";

interface GivePorts extends AttachDeps {
  shrink?: (file: File) => Promise<File>;
}

export interface GivenFiles {
  taken: MessageFile[];
  refused: RefusedFile[];
  /** The pictures among the files taken, by the file's id. */
  pictures: { id: string; file: File }[];
}

/** Puts files that were chosen, pasted or dropped on their way; pictures smaller, and without what a photo tells of its place. */
export async function giveFiles(
  { shrink = shrinkPicture, ...deps }: GivePorts,
  given: Given,
): Promise<GivenFiles> {
  // A picture that the browser can't draw goes as it is.
  const prepared = (file: File) => (isPicture(file) ? shrink(file).catch(() => file) : Promise.resolve(file));
  const files = await Promise.all(given.files.map(prepared));
  const { taken, refused } = await attachFiles(deps, { ...given, files });
  return { taken, refused, pictures: matchGiven(taken, files.filter(isPicture)) };
}
