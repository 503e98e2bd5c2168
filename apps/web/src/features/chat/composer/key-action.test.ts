import { describe, expect, it } from "vitest";
import { type KeyPress, keyAction } from "./key-action.ts";

const press = (key: string, changes: Partial<KeyPress> = {}): KeyPress => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  ...changes,
});
const DESK = { isTouch: false, isEmpty: false, isRunning: false, canSteer: false };
const PHONE = { isTouch: true, isEmpty: false, isRunning: false, canSteer: false };

describe("keys in the composer", () => {
  it("send with Enter and insert a line break with Shift+Enter", () => {
    expect(keyAction(press("Enter"), DESK)).toBe("send");
    expect(keyAction(press("Enter", { shiftKey: true }), DESK)).toBeNull();
  });

  it("insert a line break with Enter on touch, where Ctrl+Enter of a hardware keyboard sends", () => {
    expect(keyAction(press("Enter"), PHONE)).toBeNull();
    expect(keyAction(press("Enter", { ctrlKey: true }), PHONE)).toBe("send");
  });

  it("add the text to the running answer with Ctrl+Enter or Cmd+Enter, and queue it where that is not possible", () => {
    const running = { ...DESK, isRunning: true, canSteer: true };
    expect(keyAction(press("Enter", { ctrlKey: true }), running)).toBe("steer");
    expect(keyAction(press("Enter", { metaKey: true }), { ...running, isTouch: true })).toBe("steer");
    expect(keyAction(press("Enter"), running)).toBe("send");
    expect(keyAction(press("Enter", { ctrlKey: true, isComposing: true }), running)).toBeNull();
    expect(keyAction(press("Enter", { ctrlKey: true }), { ...running, canSteer: false })).toBe("send");
  });

  it("leave Enter to the input method during composition", () => {
    expect(keyAction(press("Enter", { isComposing: true }), DESK)).toBeNull();
  });

  it("restore the last question with the up arrow, only in an empty field", () => {
    expect(keyAction(press("ArrowUp"), { ...DESK, isEmpty: true })).toBe("recall");
    expect(keyAction(press("ArrowUp"), DESK)).toBeNull();
    expect(keyAction(press("ArrowUp", { shiftKey: true }), { ...DESK, isEmpty: true })).toBeNull();
  });

  it("stop the running answer with Esc, with or without typed text", () => {
    expect(keyAction(press("Escape"), { ...DESK, isRunning: true })).toBe("stop");
    expect(keyAction(press("Escape"), { ...PHONE, isEmpty: true, isRunning: true })).toBe("stop");
    expect(keyAction(press("Escape", { isComposing: true }), { ...DESK, isRunning: true })).toBeNull();
    expect(keyAction(press("Escape"), DESK)).toBeNull();
  });
});
