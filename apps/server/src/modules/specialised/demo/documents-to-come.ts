/** By collection, while this process adds its demo documents: they are made one by one, and a question may come first. */
const toCome = new Map<string, number>();

export const documentsToCome = (collectionId: string): number => toCome.get(collectionId) ?? 0;

export function setDocumentsToCome(collectionId: string, count: number): void {
  if (count > 0) toCome.set(collectionId, count);
  else toCome.delete(collectionId);
}
