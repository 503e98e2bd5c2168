import { describe, expect, it, vi } from "vitest";
import { openTestDatabase } from "../../../local-db/local-db.fixtures.ts";
import { conversation, messages, t } from "./export.fixtures.ts";
import { exportConversation } from "./export-conversation.ts";

async function setUp(load = async () => {}) {
  const db = openTestDatabase();
  await db.chats.add(conversation);
  let parentId: string | null = null;
  for (const [seq, message] of messages.entries()) {
    await db.messages.add({ ...message, idChat: conversation.id, seq, parentId });
    parentId = message.id;
  }
  const save = vi.fn<(file: Blob, name: string) => void>();
  const toast = vi.fn(() => () => {});
  const deps = { db, load, t, toast, save, language: "es", now: () => new Date("2026-11-15T10:00:00Z") };
  return { deps, save, toast };
}

describe("exporting a conversation", () => {
  it.each([
    ["markdown", "md", "text/markdown;charset=utf-8"],
    ["json", "json", "application/json"],
    ["pdf", "pdf", "application/pdf"],
    ["docx", "docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  ] as const)("makes a file for %s", async (format, extension, type) => {
    const { deps, save } = await setUp();
    await exportConversation(deps, { conversation, format });
    const [file, name] = save.mock.lastCall ?? [];
    expect(name).toBe(`Pasajes de beneficio ¿cuántos.${extension}`);
    expect(file?.type).toBe(type);
    expect(file?.size).toBeGreaterThan(500);
  });

  it("makes a file of one answer alone", async () => {
    const { deps, save } = await setUp();
    const [, answer] = messages;
    await exportConversation(deps, { conversation, format: "json", answerId: answer?.id });
    const [file] = save.mock.lastCall ?? [];
    const exported = JSON.parse((await file?.text()) ?? "{}");
    expect(exported.messages.map(({ id }: { id: string }) => id)).toEqual([answer?.id]);
  });

  it("reports when the messages can't be loaded", async () => {
    const { deps, save, toast } = await setUp(async () => {
      throw new Error("offline");
    });
    await exportConversation(deps, { conversation, format: "json" });
    expect(save).not.toHaveBeenCalled();
    expect(toast).toHaveBeenCalledWith({ text: "list.exportFailed" });
  });
});
