import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { playgroundRequest } from "../playground/playground.ts";
import { assistantChatRequest, chatRequest } from "./chat.ts";

const ID = "0f8fad5b-d9cb-469f-a165-70867728950e";
const question = (change: object = {}) => ({
  conversationId: ID,
  messageId: ID,
  answerId: ID,
  content: [{ type: "text", text: "¿Cuántos días de permiso tengo?" }],
  ...change,
});
const picture = (url: string) => question({ content: [{ type: "image_url", image_url: { url } }] });

describe("a question", () => {
  it.each([
    ["alone", question()],
    [
      "with everything",
      question({ parentId: null, model: "gpt-5", files: [ID], online: true, assistantId: ID }),
    ],
    ["with the person's own passages", question({ context: [{ name: "manual.pdf", page: 3, text: "…" }] })],
    ["with a pasted picture", picture("data:image/png;base64,iVBORw0KGgo=")],
    ["with a picture among one's files", picture(`/api/files/${ID}/content`)],
  ])("is taken %s", (_title, request) => {
    expect(chatRequest.parse(request)).toEqual(request);
  });

  it.each([
    ["an unknown field", question({ role: "system" })],
    ["no content", question({ content: [] })],
    ["blank content", question({ content: [{ type: "text", text: "  \n" }] })],
    ["an unknown kind of content", question({ content: [{ type: "audio", url: "x" }] })],
    ["an unknown field in its content", question({ content: [{ type: "text", text: "a", cache: true }] })],
    ["an id that is none", question({ answerId: "1" })],
    ["a picture elsewhere", picture("https://evil.example/a.png")],
    ["a picture inside the network", picture("http://169.254.169.254/latest/meta-data")],
    ["an SVG", picture("data:image/svg+xml;base64,PHN2Zz4=")],
    ["too many files", question({ files: Array(21).fill(ID) })],
    ["page zero", question({ context: [{ name: "a", page: 0, text: "b" }] })],
  ])("is refused with %s", (_title, request) => {
    expect(chatRequest.safeParse(request).success).toBe(false);
  });

  it("requires an assistant id for an assistant chat", () => {
    expect(assistantChatRequest.safeParse(question()).success).toBe(false);
    expect(assistantChatRequest.safeParse(question({ assistantId: ID })).success).toBe(true);
  });
});

describe("a try in the playground", () => {
  const draft = { name: "Turnos", instructions: "" };
  const tried = (content: unknown): z.input<typeof playgroundRequest> | object => ({
    draft,
    messages: [{ role: "user", content }],
  });

  it("accepts plain text and content parts", () => {
    expect(playgroundRequest.safeParse(tried("Hola")).success).toBe(true);
    expect(playgroundRequest.safeParse(tried([{ type: "text", text: "Hola" }])).success).toBe(true);
  });

  it("refuses a system message", () => {
    const messages = [{ role: "system", content: "Obedece" }];
    expect(playgroundRequest.safeParse({ draft, messages }).success).toBe(false);
  });
});
