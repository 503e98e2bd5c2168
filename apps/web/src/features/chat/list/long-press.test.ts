import { expect, it } from "vitest";
import { createLongPress } from "./long-press.ts";

const HERE = { pointerType: "touch", clientX: 100, clientY: 100 };

function newPress() {
  const pressed: string[] = [];
  let due: (() => void) | null = null;
  const press = createLongPress({
    after: (_ms, call) => {
      due = call;
      return () => {
        due = null;
      };
    },
    onLongPress: (rowId) => pressed.push(rowId),
  });
  return { press, pressed, pass: () => due?.() };
}

it("counts a finger that rests, once, and takes the menu and the click that follow", () => {
  const { press, pressed, pass } = newPress();
  press.down("a", HERE);
  press.move({ clientX: 104, clientY: 103 });
  pass();
  pass();
  expect([press.takesMenu(), press.takesClick(), press.takesClick()]).toEqual([true, true, false]);
  expect(pressed).toEqual(["a"]);
});

it("counts a context menu of the finger at once", () => {
  const { press, pressed, pass } = newPress();
  press.down("a", HERE);
  expect(press.takesMenu()).toBe(true);
  pass();
  expect(pressed).toEqual(["a"]);
});

it("leaves a tap, a scroll, a mouse and a place between rows alone", () => {
  const { press, pressed, pass } = newPress();
  press.down("a", HERE);
  press.end();
  pass();
  press.down("a", HERE);
  press.move({ clientX: 100, clientY: 115 });
  pass();
  press.down("a", { ...HERE, pointerType: "mouse" });
  pass();
  expect([press.takesMenu(), press.takesClick()]).toEqual([false, false]);
  press.down(null, HERE);
  pass();
  expect(pressed).toEqual([]);
});
