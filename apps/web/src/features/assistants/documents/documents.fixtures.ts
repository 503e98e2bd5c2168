import type { Artifact } from "@metatron/contract/files/file";

let made = 0;

export function someDocument(fields: Partial<Artifact> = {}): Artifact {
  made += 1;
  return {
    id: `00000000-0000-4000-8000-${String(made).padStart(12, "0")}`,
    name: "norma.pdf",
    type: "application/pdf",
    size: 1000,
    createAt: "2026-11-01T08:00:00.000Z",
    status: "ready",
    pages: 3,
    numChars: 100,
    numChunks: 1,
    numTokens: 25,
    title: "Norma",
    documentOwner: null,
    metadataVersion: 1,
    revision: null,
    validFrom: null,
    validUntil: null,
    url: null,
    ...fields,
  };
}
