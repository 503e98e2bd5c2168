import type { MessageFile } from "@metatron/contract/chat/message";

/** What every model that sees can read. */
const PICTURES = /^image\/(png|jpeg|webp|gif)$/;

/** The addresses under which a model is shown the pictures among these files. */
export function pictureAddresses(files: readonly MessageFile[], apiBase: string): string[] {
  return files.filter(({ type }) => PICTURES.test(type)).map(({ id }) => `${apiBase}/files/${id}/content`);
}

/** Which of the given files became which attachment: taken ones have new ids, and some may have been refused. */
export function matchGiven<File extends { name: string; size: number }>(
  taken: readonly MessageFile[],
  given: readonly File[],
): { id: string; file: File }[] {
  return taken.flatMap(({ id, name, size }) => {
    const file = given.find((each) => each.name === name && each.size === size);
    return file ? [{ id, file }] : [];
  });
}
