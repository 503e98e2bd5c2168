import type { MessageFile } from "@metatron/contract/chat/message";

/** The image types that every vision model can read. */
const PICTURES = /^image\/(png|jpeg|webp|gif)$/;

/** The URLs by which a model is shown the images among these files. */
export function pictureAddresses(files: readonly MessageFile[], apiBase: string): string[] {
  return files.filter(({ type }) => PICTURES.test(type)).map(({ id }) => `${apiBase}/files/${id}/content`);
}

/** Matches given files to attachments: attachments have new ids, and some files may have been refused. */
export function matchGiven<File extends { name: string; size: number }>(
  taken: readonly MessageFile[],
  given: readonly File[],
): { id: string; file: File }[] {
  return taken.flatMap(({ id, name, size }) => {
    const file = given.find((each) => each.name === name && each.size === size);
    return file ? [{ id, file }] : [];
  });
}
