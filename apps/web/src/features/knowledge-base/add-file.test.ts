import { describe, expect, it, vi } from "vitest";
import { openFilesDatabase } from "../../local-db/files-database.ts";
import { listFiles } from "../../local-db/knowledge-files.ts";
import { NOW, newPlace } from "../../local-db/local-db.fixtures.ts";
import { addFile } from "./add-file.ts";

const answer = {
  text: "Dos días por mudanza.",
  pages: 1,
  numChars: 21,
  numTokens: 6,
  chunks: [{ text: "Dos días por mudanza.", page: 1, start: 0, end: 21 }],
};
const signal = new AbortController().signal;

function open() {
  return {
    db: openFilesDatabase("someone", newPlace()),
    read: vi.fn(async () => answer),
    embed: vi.fn(async (): Promise<number[][] | null> => [[0.1, 0.2]]),
    now: () => NOW,
  };
}
const adding = (name: string, category: string | null = "rampa") => ({
  file: new File(["x"], name),
  category,
  onProgress: () => undefined,
  signal,
});

describe("adding a file to the knowledge base", () => {
  it("stores its text and vectors in this browser", async () => {
    const deps = open();
    await addFile(deps, adding("permisos.pdf"));
    expect(await listFiles(deps.db)).toMatchObject([
      {
        nameFile: "permisos.pdf",
        category: "RAMPA",
        content: answer.text,
        isProcessing: false,
        numChars: 21,
        numChunks: 1,
        numTokens: 6,
        embedding: [{ text: "Dos días por mudanza.", page: 1, vector: [0.1, 0.2] }],
      },
    ]);
  });

  it("reports the state while the file is being read", async () => {
    const deps = open();
    deps.read.mockImplementation(async () => {
      expect(await listFiles(deps.db)).toMatchObject([
        { nameFile: "a.pdf", isProcessing: true, numChunks: 0 },
      ]);
      return answer;
    });
    await addFile(deps, adding("a.pdf"));
    expect(deps.read).toHaveBeenCalledOnce();
  });

  it("works without vectors where no embedding model is configured", async () => {
    const deps = open();
    deps.embed.mockResolvedValue(null);
    await addFile(deps, adding("a.pdf"));
    expect(await listFiles(deps.db)).toMatchObject([{ embedding: [{ vector: null }] }]);
  });

  it("keeps the previous content if the new file can't be read, and leaves nothing if there was none", async () => {
    const deps = open();
    await addFile(deps, adding("a.pdf"));
    deps.read.mockRejectedValue(new Error("encrypted"));
    await expect(addFile(deps, adding("a.pdf", "cabina"))).rejects.toThrow("encrypted");
    await expect(addFile(deps, adding("b.pdf"))).rejects.toThrow("encrypted");
    expect(await listFiles(deps.db)).toMatchObject([
      { nameFile: "a.pdf", category: "RAMPA", content: answer.text, isProcessing: false },
    ]);
  });
});
