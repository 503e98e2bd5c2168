import { expect, it, vi } from "vitest";
import { focusOnOpen } from "./focus-on-open.ts";

/** An element that only answers `matches`. */
const elementOf = (name: string) =>
  ({ matches: (selectors: string) => selectors.split(", ").includes(name) }) as Element;

function setUp(active: Element | null) {
  const tasks: (() => void)[] = [];
  const focus = vi.fn();
  const cancel = focusOnOpen({
    later(_ms, task) {
      tasks.push(task);
      return () => void tasks.splice(tasks.indexOf(task), 1);
    },
    active: () => active,
    focus,
  });
  const runNext = () => tasks.shift()?.();
  return { tasks, focus, cancel, runNext };
}

it("focuses after the shell has moved the focus to the start of the page", () => {
  const { focus, runNext } = setUp(elementOf("main"));
  runNext();
  expect(focus).not.toHaveBeenCalled();
  runNext();
  expect(focus).toHaveBeenCalledOnce();
});

it("keeps a focus that the person has set, and does nothing on a page that was left", () => {
  const busy = setUp(elementOf("button"));
  busy.runNext();
  busy.runNext();
  expect(busy.focus).not.toHaveBeenCalled();
  const left = setUp(null);
  left.runNext();
  left.cancel();
  expect(left.tasks).toEqual([]);
});
