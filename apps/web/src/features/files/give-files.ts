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
  /** The images among the accepted files, by the file's id. */
  pictures: { id: string; file: File }[];
}

/**
 * Queues files that were chosen, pasted or dropped. Images are
 * resized, which also removes a photo's location.
 */
export async function giveFiles(
  { shrink = shrinkPicture, ...deps }: GivePorts,
  given: Given,
): Promise<GivenFiles> {
  // An image that the browser can't decode is uploaded unchanged.
  const prepared = (file: File) => (isPicture(file) ? shrink(file).catch(() => file) : Promise.resolve(file));
  const files = await Promise.all(given.files.map(prepared));
  const { taken, refused } = await attachFiles(deps, { ...given, files });
  return { taken, refused, pictures: matchGiven(taken, files.filter(isPicture)) };
}
