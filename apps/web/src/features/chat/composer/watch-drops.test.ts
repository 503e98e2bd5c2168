import { expect, it, vi } from "vitest";
import { watchDrops } from "./watch-drops.ts";

function setUp() {
  const target = new EventTarget();
  const tasks: (() => void)[] = [];
  const onFiles = vi.fn();
  const onDragging = vi.fn();
  const end = watchDrops({
    target,
    later(_ms, task) {
      tasks.push(task);
      return () => void tasks.splice(tasks.indexOf(task), 1);
    },
    onFiles,
    onDragging,
  });
  function dispatch(type: string, types: string[]) {
    const event = new Event(type, { cancelable: true });
    Object.assign(event, { dataTransfer: { types, files: { length: 1 } } });
    target.dispatchEvent(event);
    return event;
  }
  return { target, tasks, onFiles, onDragging, end, dispatch };
}

it("accepts dropped files, and keeps the browser from opening them", () => {
  const { dispatch, onFiles, onDragging, tasks } = setUp();
  expect(dispatch("dragover", ["Files"]).defaultPrevented).toBe(true);
  expect(dispatch("drop", ["Files"]).defaultPrevented).toBe(true);
  expect(onFiles).toHaveBeenCalledOnce();
  expect(onDragging.mock.calls).toEqual([[true], [false]]);
  expect(tasks).toEqual([]);
});

it("ends the drag when it has left the window", () => {
  const { dispatch, onDragging, tasks } = setUp();
  dispatch("dragover", ["Files"]);
  dispatch("dragover", ["Files"]);
  expect(tasks).toHaveLength(1);
  tasks[0]?.();
  expect(onDragging).toHaveBeenLastCalledWith(false);
});

it("ignores text, files that another element accepted, and a page that was left", () => {
  const { target, dispatch, onFiles, end } = setUp();
  expect(dispatch("drop", ["text/plain", "Files"]).defaultPrevented).toBe(false);
  const taken = new Event("drop", { cancelable: true });
  Object.assign(taken, { dataTransfer: { types: ["Files"], files: { length: 1 } } });
  taken.preventDefault();
  target.dispatchEvent(taken);
  end();
  dispatch("drop", ["Files"]);
  expect(onFiles).not.toHaveBeenCalled();
});
