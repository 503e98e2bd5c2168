import { describe, expect, it, vi } from "vitest";
import { aMessageRow } from "../../../local-db/local-db.fixtures.ts";
import type { LocalMessageState } from "../../../local-db/rows.ts";
import type { Later } from "../../../local-db/write-behind.ts";
import { followRunning, foreignAnswers } from "./follow-running.ts";

const stepOf = (id: string, state: LocalMessageState) => ({
  message: aMessageRow({ id, state, role: "assistant" }),
  versions: [id],
});

describe("following running answers", () => {
  const steps = [stepOf("whole", "complete"), stepOf("running", "streaming"), stepOf("unsent", "waiting")];

  it("follows only answers that are being written, after the tab that asked", () => {
    const follow = vi.fn();
    const timers: (() => void)[] = [];
    const later: Later = (_ms, task) => {
      timers.push(task);
      return () => undefined;
    };
    followRunning({ follow, later }, steps);
    expect(follow).not.toHaveBeenCalled();
    for (const task of timers) task();
    expect(follow.mock.calls).toEqual([["running"]]);
  });

  it("does not start once the page is closed", () => {
    const cancel = vi.fn();
    followRunning({ follow: vi.fn(), later: () => cancel }, steps)();
    expect(cancel).toHaveBeenCalledOnce();
  });
});

it("reads as drafts the answers that another tab follows", () => {
  const steps = [stepOf("own", "streaming"), stepOf("other", "streaming"), stepOf("whole", "complete")];
  expect(foreignAnswers(steps, new Map([["own", null]]))).toEqual(["other"]);
});
