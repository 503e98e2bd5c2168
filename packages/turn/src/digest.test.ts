import type { Citation } from "@metatron/contract/chat/citation";
import type { Conversation } from "@metatron/contract/chat/conversation";
import type { Message } from "@metatron/contract/chat/message";
import { describe, expect, it } from "vitest";
import { digestConversation, digestConversations, digestMessage } from "./digest.ts";

const FILE = "5b0f7a52-5a3c-4c5e-9a53-0d7a6c1e2f01";
const ID = "0f8fad5b-d9cb-469f-a165-70867728950e";

describe("a message", () => {
  it("has the digest that every released version computed", () => {
    expect(digestMessage(aMessage())).toBe("ae83fc1c1cc737928b5feba7033c884c");
  });

  it.each<Partial<Message>>([
    { text: "Tienes 23 días hábiles." },
    { content: [{ type: "text", text: "otro" }] },
    { content: [{ type: "image_url", image_url: { url: `/api/files/${FILE}/content` } }] },
    { parentId: FILE },
    { idAnswer: FILE },
    { role: "user" },
    { type: "vision" },
    { state: "stopped" },
    { createAt: "2026-11-15T10:00:01.000Z" },
    {
      files: [
        { id: FILE, name: "a.pdf", type: "application/pdf", size: 1, createAt: "2026-11-15T10:00:00Z" },
      ],
    },
    { feedback: "bad" },
    { badComment: "no" },
    { preselectComment: "wrong" },
    { model: "gpt-5-mini" },
    { urls: [{ url: "https://aerovia.example", title: "Aerovía" }] },
    { grounded: true },
    { online: true },
    { category: { name: "leave", label: "Permisos" } },
    { citations: [aCitation()] },
  ])("has another digest with %j", (change) => {
    expect(digestMessage(aMessage(change))).not.toBe(digestMessage(aMessage()));
  });

  it.each<Partial<Citation>>([{ n: 2 }, { page: 5 }, { passage: "23 días" }, { verified: true }])(
    "has another digest when a citation has %j",
    (change) => {
      const cited = (citation: Citation) => digestMessage(aMessage({ citations: [citation] }));
      expect(cited(aCitation(change))).not.toBe(cited(aCitation()));
    },
  );

  it.each<Partial<Message>>([
    { activeFeedback: true },
    { sendFeedback: true },
    { updatedAt: "2027-01-01T00:00:00.000Z" },
    { timeResponse: 3.2 },
    { createAt: "2026-11-15T10:00:00Z" },
    { createAt: "2026-11-15T10:00:00.000000Z" },
    { text: "Tienes 22 días\0 hábiles." },
  ])("has the same digest with %j", (change) => {
    expect(digestMessage(aMessage(change))).toBe(digestMessage(aMessage()));
  });

  it("has the same digest whatever URL form its picture has", () => {
    const withPicture = (url: string) =>
      digestMessage(aMessage({ content: [{ type: "image_url", image_url: { url } }] }));
    expect(withPicture(`/api/files/${FILE}/content`)).toBe(
      withPicture(`/files/${FILE.toUpperCase()}/content`),
    );
  });

  it("counts a lone surrogate as the database stores it", () => {
    expect(digestMessage(aMessage({ text: "a\ud83d" }))).toBe(digestMessage(aMessage({ text: "a\ufffd" })));
  });

  it("keeps its digest while the answer streams", () => {
    const writing = (text: string) => digestMessage(aMessage({ state: "streaming", text }));
    expect(writing("Tienes")).toBe(writing("Tienes 22"));
    expect(writing("Tienes 22 días hábiles.")).not.toBe(digestMessage(aMessage()));
  });

  it("does not confuse adjacent fields", () => {
    const left = digestMessage(aMessage({ badComment: "ab", preselectComment: "" }));
    const right = digestMessage(aMessage({ badComment: "a", preselectComment: "b" }));
    expect(left).not.toBe(right);
  });
});

describe("a conversation", () => {
  const messages = [
    { id: "b", digest: "2" },
    { id: "a", digest: "1" },
    { id: "c", digest: "3" },
  ];

  it("has the digest that every released version computed", () => {
    expect(digestConversation(aConversation(), messages)).toBe("e8d4930b4d8f2141cd0eeef2bc72cd5d");
  });

  it("is independent of the order of its messages", () => {
    expect(digestConversation(aConversation(), messages.toReversed())).toBe(
      digestConversation(aConversation(), messages),
    );
  });

  it.each<Partial<Conversation>>([
    { title: "Permisos" },
    { favorite: true },
    { pinned: true },
    { archived: true },
    { tags: [{ name: "Rampa", color: "chart-1" }] },
    { projectId: FILE },
    { baseKnowledge: "MANUALES" },
    { emoji: "✈️" },
    { chat: "chat-libre" },
    { assistantId: FILE },
    { model: "gpt-5-mini" },
    { createAt: "2026-11-16T10:00:00.000Z" },
  ])("has another digest with %j", (change) => {
    expect(digestConversation(aConversation(change), messages)).not.toBe(
      digestConversation(aConversation(), messages),
    );
  });

  it("has another digest when a message is changed, added or removed", () => {
    const before = digestConversation(aConversation(), messages);
    expect(digestConversation(aConversation(), [...messages, { id: "d", digest: "4" }])).not.toBe(before);
    expect(digestConversation(aConversation(), messages.slice(1))).not.toBe(before);
    expect(digestConversation(aConversation(), [{ id: "b", digest: "9" }, ...messages.slice(1)])).not.toBe(
      before,
    );
  });

  it("is independent of its update time and its own stored digest", () => {
    const change = { updatedAt: "2027-01-01T00:00:00.000Z", digest: "old" };
    expect(digestConversation(aConversation(change), messages)).toBe(
      digestConversation(aConversation(), messages),
    );
  });
});

describe("the list of conversations", () => {
  it("has the same digest in any order, and another when one conversation differs", () => {
    const list = [
      { id: "x", digest: "1" },
      { id: "y", digest: "2" },
    ];
    expect(digestConversations(list.toReversed())).toBe(digestConversations(list));
    expect(digestConversations([{ id: "x", digest: "1" }])).not.toBe(digestConversations(list));
    expect(
      digestConversations([
        { id: "x", digest: "2" },
        { id: "y", digest: "1" },
      ]),
    ).not.toBe(digestConversations(list));
  });

  it("has a digest when it is empty", () => {
    expect(digestConversations([])).toMatch(/^[0-9a-f]{32}$/);
  });
});

function aMessage(change: Partial<Message> = {}): Message {
  return {
    id: ID,
    idChat: ID,
    content: [{ type: "text", text: "Tienes 22 días hábiles." }],
    text: "Tienes 22 días hábiles.",
    role: "assistant",
    type: "text",
    feedback: null,
    badComment: null,
    preselectComment: null,
    activeFeedback: false,
    sendFeedback: false,
    files: [],
    createAt: "2026-11-15T10:00:00.000Z",
    unique: ID,
    idAnswer: null,
    timeResponse: null,
    model: "gpt-5",
    urls: [],
    grounded: false,
    online: false,
    state: "complete",
    parentId: null,
    category: null,
    citations: [],
    usage: null,
    errorCode: null,
    updatedAt: "2026-11-15T10:00:00.000Z",
    ...change,
  };
}

function aConversation(change: Partial<Conversation> = {}): Conversation {
  return {
    id: ID,
    lastMessageAt: "2026-11-15T10:00:00.000Z",
    title: "Días de permiso",
    createAt: "2026-11-15T10:00:00.000Z",
    favorite: false,
    unique: ID,
    baseKnowledge: null,
    emoji: null,
    chat: "rh-plus",
    assistantId: null,
    model: "gpt-5",
    pinned: false,
    archived: false,
    tags: [],
    projectId: null,
    updatedAt: "2026-11-15T10:00:00.000Z",
    digest: "",
    ...change,
  };
}

function aCitation(change: Partial<Citation> = {}): Citation {
  return {
    n: 1,
    fileId: FILE,
    title: "Convenio",
    page: 4,
    passage: "22 días hábiles",
    start: 0,
    end: 15,
    revision: "3",
    validUntil: "2027-12-31",
    verified: null,
    ...change,
  };
}
