import { describe, expect, it, vi } from "vitest";
import type { Draft } from "../../../local-db/drafts.ts";
import { createDraftStore } from "./draft-store.ts";

function setUp(read: () => Promise<Draft | undefined>) {
  const type = vi.fn();
  const store = createDraftStore({ read, type }, "chat");
  const listener = vi.fn();
  store.subscribe(listener);
  return { store, type, listener };
}

const file = {
  id: "f",
  name: "a.pdf",
  type: "application/pdf",
  size: 3,
  createAt: "2026-11-01T08:00:00.000Z",
};

describe("the draft of a composer", () => {
  it("is restored, unless the person types while it is read", async () => {
    const kept = { text: "A medias" };
    const first = setUp(async () => kept);
    await first.store.load();
    expect(first.store.snapshot()).toEqual(kept);
    expect(first.listener).toHaveBeenCalledTimes(1);

    const second = setUp(async () => kept);
    const loading = second.store.load();
    second.store.change({ text: "Nuevo" });
    await loading;
    expect(second.store.snapshot()).toEqual({ text: "Nuevo" });
  });

  it("can be typed where the browser's storage can't be read", async () => {
    const { store, type } = setUp(() => Promise.reject(new Error("No storage.")));
    await store.load();
    store.change({ text: "Hola" });
    expect(type).toHaveBeenCalledWith("chat", { text: "Hola" });
  });

  it("applies each change to the latest draft, also two before the next render", () => {
    const { store } = setUp(async () => undefined);
    store.change(({ files = [] }) => ({ files: [...files, file] }));
    store.change(({ files = [] }) => ({ files: [...files, { ...file, id: "g" }] }));
    expect(store.snapshot().files?.map(({ id }) => id)).toEqual(["f", "g"]);
  });

  it("loses its text and files when it is sent, and keeps the choices", () => {
    const { store, type } = setUp(async () => undefined);
    store.change({ text: "Hola", files: [file], conversationId: "begun", online: true });
    store.clear("Hola");
    expect(store.snapshot()).toEqual({ text: "", online: true });
    // A write now would put the text back into the composer after a reload.
    expect(type).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["Hola y adiós", "y adiós"],
    ["Otra cosa", "Otra cosa"],
  ])("keeps what is typed while the text before is being sent: %s", (typed, left) => {
    const { store, type } = setUp(async () => undefined);
    store.change({ text: "Hola" });
    store.change({ text: typed });
    store.clear("Hola");
    expect(store.snapshot().text).toBe(left);
    expect(type).toHaveBeenLastCalledWith("chat", { text: left });
  });
});
