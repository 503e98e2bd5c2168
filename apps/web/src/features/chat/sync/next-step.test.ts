import { describe, expect, it } from "vitest";
import { aTurn } from "../../../local-db/local-db.fixtures.ts";
import type { OutboxEntry, OutboxOperation } from "../../../local-db/rows.ts";
import { nextLookAt, nextStep, type OutboxView } from "./next-step.ts";

const NOW = 1000;

const rename = (title: string): OutboxOperation => ({ kind: "patch", patch: { title } });
const deletion: OutboxOperation = { kind: "delete" };
const upload: OutboxOperation = {
  kind: "upload",
  fileId: "f",
  name: "a.pdf",
  type: "application/pdf",
  size: 1,
  content: new Blob(["a"]),
};
const send = (parentId: string | null = null): OutboxOperation => ({
  kind: "send",
  chat: "rh-plus",
  request: aTurn({ parentId }).request,
});

let seq = 0;
function entry(conversationId: string, operation: OutboxOperation, notBefore = 0): OutboxEntry {
  seq += 1;
  return { seq, conversationId, operation, createAt: "", notBefore, attempts: 0 };
}

const view = (entries: OutboxEntry[], fields: Partial<OutboxView> = {}): OutboxView => ({
  entries,
  now: NOW,
  lane: "others",
  streaming: new Set<string>(),
  ...fields,
});

describe("the next step of the outbox", () => {
  it("is the oldest entry", () => {
    const entries = [entry("a", send()), entry("b", rename("B"))];
    expect(nextStep(view(entries))).toEqual([entries[0]]);
    expect(nextStep(view([]))).toBeUndefined();
  });

  it("combines several changes of one conversation, up to the next entry of another kind", () => {
    const [one, other, two, question, three] = [
      entry("a", rename("1")),
      entry("b", rename("B")),
      entry("a", rename("2")),
      entry("a", send()),
      entry("a", rename("3")),
    ];
    expect(nextStep(view([one, other, two, question, three]))).toEqual([one, two]);
  });

  it("skips a conversation that has to wait", () => {
    const waiting = entry("a", rename("1"), NOW + 1);
    const behind = entry("a", send());
    const free = entry("b", rename("B"));
    expect(nextStep(view([waiting, behind, free]))).toEqual([free]);
    expect(nextStep(view([waiting, behind]))).toBeUndefined();
    expect(nextStep(view([waiting, behind], { now: NOW + 1 }))).toEqual([waiting]);
  });

  it("is a deletion before all other entries of its conversation, once it can't be undone", () => {
    const question = entry("a", send());
    const deleted = entry("a", deletion, NOW + 10);
    expect(nextStep(view([question, deleted]))).toEqual([question]);
    expect(nextStep(view([question, deleted], { now: NOW + 10 }))).toEqual([deleted]);
  });

  it("holds a question until the answer before it is finished", () => {
    const question = entry("a", send("answer"));
    const other = entry("b", rename("B"));
    const streaming = new Set(["answer"]);
    expect(nextStep(view([question, other], { streaming }))).toEqual([other]);
    expect(nextLookAt(view([question], { streaming }), 500)).toBe(NOW + 500);
    expect(nextStep(view([question]))).toEqual([question]);
  });

  it("lets uploads run beside everything but their own conversation", () => {
    const file = entry("a", upload);
    const question = entry("a", send());
    const other = entry("b", rename("B"));
    expect(nextStep(view([file, question, other]))).toEqual([other]);
    expect(nextStep(view([file, question, other], { lane: "uploads" }))).toEqual([file]);
    expect(nextStep(view([question, file], { lane: "uploads" }))).toBeUndefined();
  });
});

describe("the time of the next attempt", () => {
  it("is when the first waiting entry is due", () => {
    const entries = [entry("a", rename("1"), NOW + 900), entry("b", deletion, NOW + 200), entry("c", upload)];
    expect(nextLookAt(view(entries), 500)).toBe(NOW + 200);
    expect(nextLookAt(view([]), 500)).toBeNull();
  });
});
