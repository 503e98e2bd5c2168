import type { FileMetadata } from "@metatron/contract/files/file";
import { expect, it } from "vitest";
import { conversationFiles } from "./conversation-files.ts";

const described = { name: "a.pdf", type: "application/pdf", size: 5, createAt: "2026-11-14T10:00:00.000Z" };
const listed: FileMetadata[] = [
  { id: "a", ...described, status: "ready", pages: 3, numChars: 9, numChunks: 1, numTokens: 3 },
];
const known = { listed, isAsking: false, waiting: [], uploads: new Map(), attached: [] };
const steps = (given: Partial<Parameters<typeof conversationFiles>[0]>) =>
  conversationFiles({ ...known, ...given }).map(({ id, state }) => `${id} ${state.step}`);

it("lists each file once, uploads in progress after stored files", () => {
  const waiting = [{ fileId: "b", ...described }];
  const attached = [
    { id: "a", ...described },
    { id: "b", ...described },
  ];
  expect(steps({ waiting, attached })).toEqual(["a ready", "b waiting"]);
});

it("does not report a file as lost while a newer list is being fetched", () => {
  const attached = [{ id: "c", ...described }];
  expect(steps({ attached, isAsking: true })).toEqual(["a ready", "c asking"]);
  expect(steps({ attached, listed: null })).toEqual(["c asking"]);
  expect(steps({ attached })).toEqual(["a ready", "c lost"]);
});

it("shows a duplicate upload as the file with the same content, which is kept when the duplicate is removed", () => {
  const attached = [{ id: "b", ...described, name: "otra vez.pdf" }];
  const again = listed.map((file) => ({ ...file, alsoAs: ["b"] }));
  const [first, second] = conversationFiles({ ...known, listed: again, attached });
  expect(first).toMatchObject({ id: "a", sameAs: null });
  expect(second).toMatchObject({ id: "b", state: { step: "ready" }, metadata: null, sameAs: "a" });
});
