import { beforeEach, describe, expect, it, vi } from "vitest";
import { readDraft, writeDraft } from "../../../local-db/drafts.ts";
import { NOW, openTestDatabase } from "../../../local-db/local-db.fixtures.ts";
import { readOutbox } from "../../../local-db/outbox.ts";
import { readQueue } from "../../../local-db/question-queue.ts";
import type { Choices } from "../../../local-db/rows.ts";
import { type AskPlace, type AskPorts, ask, type Typed, type Wanted } from "./ask.ts";

const choices: Choices = {
  chat: "rh-plus",
  assistantId: null,
  model: "gpt-5",
  online: false,
  baseKnowledge: "MANUALES",
};
const FIRST: AskPlace = {
  conversationId: null,
  parentId: null,
  draftOf: "new",
  hasAnswer: false,
  isRunning: false,
};
const NEXT: AskPlace = {
  ...FIRST,
  conversationId: "chat",
  parentId: "answer",
  draftOf: "chat",
  hasAnswer: true,
};
const file = { id: "f1", name: "a.png", type: "image/png", size: 3, createAt: NOW.toISOString() };

let ports: AskPorts;
let wanted: (text: string) => Wanted;

beforeEach(() => {
  wanted = (text) => ({ kind: "question", text });
  ports = {
    db: openTestDatabase(),
    drafts: { sending: vi.fn(async () => undefined) },
    wake: vi.fn(async () => undefined),
    track: vi.fn(),
    now: () => NOW,
    newId: () => crypto.randomUUID(),
    wantedBy: (text) => wanted(text),
    contextFor: vi.fn(async () => [{ name: "Manual", text: "Botas negras." }]),
    noteUse: vi.fn(),
  };
});

const typed = (changes: Partial<Typed> = {}): Typed => ({
  text: "¿Qué botas?",
  textOfPictures: "¿Qué se ve?",
  choices,
  files: [],
  pictures: [],
  canSee: true,
  joins: null,
  ...changes,
});

const requests = async () =>
  (await readOutbox(ports.db)).flatMap(({ operation }) => (operation.kind === "send" ? [operation] : []));

describe("asking", () => {
  it.each([
    ["first", FIRST],
    ["next", NEXT],
  ])("sends the %s question with its context by the same way", async (_which, place) => {
    const asked = await ask(ports, place, typed());
    const [sent] = await requests();
    expect(asked).toEqual({ kind: "sent", conversationId: sent?.request.conversationId });
    expect(sent).toMatchObject({
      chat: "rh-plus",
      request: {
        parentId: place.parentId,
        content: [{ type: "text", text: "¿Qué botas?" }],
        context: [{ name: "Manual" }],
        baseKnowledge: "MANUALES",
      },
    });
    expect(ports.drafts.sending).toHaveBeenCalledWith(place.draftOf);
  });

  it("creates the conversation under the id that its files were attached to", async () => {
    await ask(ports, { ...FIRST, conversationId: "begun" }, typed({ files: [file] }));
    expect(await requests()).toMatchObject([{ request: { conversationId: "begun", files: ["f1"] } }]);
  });

  it("asks a default question about images without text", async () => {
    await ask(ports, NEXT, typed({ text: "", files: [file], pictures: ["/api/files/f1/content"] }));
    expect(await requests()).toMatchObject([
      { request: { content: [{ text: "¿Qué se ve?" }, { image_url: { url: "/api/files/f1/content" } }] } },
    ]);
  });

  it("withholds images from a model without vision, unless they are to be described", async () => {
    const blind = { canSee: false, pictures: ["/p"] };
    await ask(ports, NEXT, typed(blind));
    await ask(ports, NEXT, typed({ ...blind, text: "/describe" }));
    expect((await requests()).map(({ request }) => request.content.length)).toEqual([1, 2]);
  });

  it("generates images without changing the type of the conversation", async () => {
    wanted = (text) => ({ kind: "pictures", text });
    await ask(ports, FIRST, typed({ text: "/imagen un avión" }));
    expect(await requests()).toMatchObject([{ chat: "images", wish: { chat: "rh-plus" } }]);
  });

  it.each<Wanted>([
    { kind: "export", format: "pdf" },
    { kind: "clear" },
    { kind: "incomplete", why: "needsPrompt" },
  ])("leaves $kind to its caller, also while an answer is written", async (done) => {
    wanted = () => done;
    expect(await ask(ports, { ...NEXT, isRunning: true }, typed())).toEqual(done);
    expect([await requests(), await readQueue(ports.db, "chat")]).toEqual([[], []]);
  });

  it("queues a question that is asked while an answer is written, and deletes its draft", async () => {
    await writeDraft(ports.db, "chat", { text: "¿Qué botas?" });
    const asked = await ask(ports, { ...NEXT, isRunning: true }, typed({ files: [file] }));
    expect(asked).toEqual({ kind: "queued", conversationId: "chat" });
    expect(await requests()).toEqual([]);
    expect(await readQueue(ports.db, "chat")).toMatchObject([
      { text: "¿Qué botas?", choices, files: [file] },
    ]);
    expect(await readDraft(ports.db, "chat")).toBeUndefined();
  });
});
