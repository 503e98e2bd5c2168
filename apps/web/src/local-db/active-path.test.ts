import { describe, expect, it } from "vitest";
import { activePath, parentForNext } from "./active-path.ts";
import { aMessageRow } from "./local-db.fixtures.ts";
import { BEGINNING } from "./versions.ts";

const row = (id: string, parentId: string | null, seq: number) =>
  aMessageRow({ id, parentId, seq, text: id, role: id.startsWith("q") ? "user" : "assistant" });

const CONVERSATION = [
  row("q1", null, 0),
  row("a1", "q1", 1),
  row("q2", "a1", 2),
  row("a2", "q2", 3),
  // Regenerated.
  row("a2b", "q2", 4),
  // The first question edited, with its own answer.
  row("q1b", null, 5),
  row("a1b", "q1b", 6),
];

const idsOf = (path: ReturnType<typeof activePath>) => path.map(({ message }) => message.id);

describe("the path through a conversation", () => {
  it("takes the newest version at each fork", () => {
    expect(idsOf(activePath(CONVERSATION, {}))).toEqual(["q1b", "a1b"]);
  });

  it("takes the chosen version, and the newest versions after it", () => {
    expect(idsOf(activePath(CONVERSATION, { [BEGINNING]: "q1" }))).toEqual(["q1", "a1", "q2", "a2b"]);
    expect(idsOf(activePath(CONVERSATION, { [BEGINNING]: "q1", q2: "a2" }))).toEqual([
      "q1",
      "a1",
      "q2",
      "a2",
    ]);
  });

  it("lists the versions at each place, oldest first", () => {
    const path = activePath(CONVERSATION, { [BEGINNING]: "q1" });
    expect(path.map(({ versions }) => versions)).toEqual([["q1", "q1b"], ["a1"], ["q2"], ["a2", "a2b"]]);
  });

  it("ignores the order of the rows and a chosen version that no longer exists", () => {
    expect(idsOf(activePath(CONVERSATION.toReversed(), { [BEGINNING]: "gone" }))).toEqual(["q1b", "a1b"]);
  });

  it("shows a message whose parent is missing after the message before it", () => {
    expect(idsOf(activePath([row("q1", null, 0), row("a1", "q1", 1), row("q9", "gone", 2)], {}))).toEqual([
      "q1",
      "a1",
      "q9",
    ]);
  });

  it("ends where damaged rows form a loop", () => {
    expect(idsOf(activePath([row("q1", null, 0), row("a1", "q1", 1), row("q1", "a1", 2)], {}))).toHaveLength(
      2,
    );
  });
});

describe("the parent of the next question", () => {
  it("is the last message that the server has or will have", () => {
    const known = row("a1", "q1", 1);
    const refused = [
      { ...row("q2", "a1", 2), isOnServer: false },
      { ...row("a2", "q2", 3), isOnServer: false, state: "failed" as const },
    ];
    const waiting = [
      { ...row("q2", "a1", 2), isOnServer: false },
      { ...row("a2", "q2", 3), isOnServer: false, state: "waiting" as const },
    ];
    const first = row("q1", null, 0);
    expect(parentForNext(activePath([first, known, ...refused], {}))).toBe("a1");
    expect(parentForNext(activePath([first, known, ...waiting], {}))).toBe("a2");
    expect(parentForNext([])).toBeNull();
  });
});
