import type { ReadFileAnswer } from "@metatron/contract/files/file";
import type { FilesDatabase } from "../../local-db/files-database.ts";
import { deleteFile, putFile, readFileByName } from "../../local-db/knowledge-files.ts";
import type { ReadProgress } from "./read-file.ts";

interface AddDeps {
  db: FilesDatabase;
  read: (
    file: File,
    options: { onProgress: (progress: ReadProgress) => void; signal: AbortSignal },
  ) => Promise<ReadFileAnswer>;
  embed: (texts: readonly string[], signal: AbortSignal) => Promise<number[][] | null>;
  now: () => Date;
}

interface Adding {
  file: File;
  category: string | null;
  onProgress: (progress: ReadProgress) => void;
  signal: AbortSignal;
}

/**
 * Adds a file to the knowledge base; a file of the same name is updated. While the file is read, its row
 * shows that, and the previous content stays searchable. On failure throws an `ApiError` and leaves
 * everything as it was.
 */
export async function addFile({ db, read, embed, now }: AddDeps, adding: Adding): Promise<void> {
  const { file, category, onProgress, signal } = adding;
  const before = await readFileByName(db, file.name);
  const kept = before ?? { content: "", embedding: [], numChars: 0, numChunks: 0, numTokens: 0 };
  const { content, embedding, numChars, numChunks, numTokens } = kept;
  const nameFile = file.name;
  const old = { nameFile, content, embedding, numChars, numChunks, numTokens };
  await putFile(db, { ...old, category, isProcessing: true }, now());
  try {
    const answer = await read(file, { onProgress, signal });
    const vectors = await embed(
      answer.chunks.map(({ text }) => text),
      signal,
    );
    await putFile(
      db,
      {
        nameFile,
        category,
        content: answer.text,
        isProcessing: false,
        embedding: answer.chunks.map((chunk, at) => ({ ...chunk, vector: vectors?.[at] ?? null })),
        numChars: answer.numChars,
        numChunks: answer.chunks.length,
        numTokens: answer.numTokens,
      },
      now(),
    );
  } catch (error) {
    if (before)
      await putFile(db, { ...old, category: before.category, isProcessing: before.isProcessing }, now());
    else await deleteFile(db, nameFile);
    throw error;
  }
}
