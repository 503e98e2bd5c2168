import type { Citation } from "@metatron/contract/chat/citation";
import type { Message } from "@metatron/contract/chat/message";
import { expect, it } from "vitest";
import { takeCopy } from "./take-copy.ts";

const citation = (changes: Partial<Citation>): Citation => ({
  n: 1,
  fileId: null,
  title: "Nota",
  page: 2,
  passage: "Secreto",
  start: 0,
  end: 7,
  revision: null,
  validUntil: null,
  verified: true,
  quote: "Secreto",
  statements: [{ text: "Secreto", verified: true }],
  ...changes,
});
const message = (id: string, changes: Partial<Message> = {}): Message => ({
  id,
  idChat: "c",
  content: [{ type: "text", text: id }],
  text: id,
  role: "assistant",
  type: "text",
  feedback: "bad",
  badComment: "mal",
  preselectComment: null,
  activeFeedback: false,
  sendFeedback: true,
  files: [{ id: "f", name: "a.pdf", type: "application/pdf", size: 1, createAt: "2026-01-01T00:00:00.000Z" }],
  createAt: "2026-01-01T00:00:00.000Z",
  unique: id,
  idAnswer: null,
  timeResponse: 1,
  model: "gpt-5",
  urls: [],
  grounded: true,
  online: false,
  state: "complete",
  parentId: null,
  category: null,
  citations: [],
  usage: null,
  errorCode: null,
  steps: [],
  updatedAt: "2026-01-01T00:00:00.000Z",
  ...changes,
});

it("leaves out feedback, files, pictures and the work of tools", () => {
  const content: Message["content"] = [
    { type: "text", text: "a" },
    { type: "image_url", image_url: { url: "/api/files/x/content" } },
  ];
  const [copy] = takeCopy([message("a", { content })], "conversation");
  expect(Object.keys(copy ?? {}).sort()).toEqual(
    "category citations content createAt grounded id model online role state text type urls".split(" "),
  );
  expect(copy?.content).toEqual([{ type: "text", text: "a" }]);
});

it("takes the whole branch, or one answer with its question", () => {
  const branch = ["q1", "a1", "q2", "a2"].map((id) => message(id));
  expect(takeCopy(branch, "conversation").map(({ id }) => id)).toEqual(["q1", "a1", "q2", "a2"]);
  expect(takeCopy(branch, "answer").map(({ id }) => id)).toEqual(["q2", "a2"]);
});

it("keeps nothing of a passage from the person's own browser but its name and place", () => {
  const citations = [
    citation({}),
    citation({ n: 2, fileId: "f" }),
    citation({ n: 3, url: "https://a.example" }),
  ];
  const [copy] = takeCopy([message("a", { citations })], "conversation");
  expect(JSON.stringify(copy?.citations[0])).not.toContain("Secreto");
  expect(copy?.citations[0]).toMatchObject({ n: 1, title: "Nota", page: 2, closed: true });
  expect(copy?.citations.slice(1)).toEqual(citations.slice(1));
});
