import { expect, it } from "vitest";
import { completionCommand } from "./completion-command.ts";

const NAMES = ["imagen", "describe", "resumen"] as const;
const press = (key: string, at = 0, text = "/", names: readonly (typeof NAMES)[number][] = NAMES) =>
  completionCommand({ key, shiftKey: false }, { text, names, at });

it("cycles through the list with the arrow keys", () => {
  expect([press("ArrowDown"), press("ArrowDown", 2)]).toEqual([
    { type: "choose", at: 1 },
    { type: "choose", at: 0 },
  ]);
  expect(press("ArrowUp")).toEqual({ type: "choose", at: 2 });
});

it("accepts the selected command with Tab or Enter, and closes with Escape", () => {
  for (const key of ["Tab", "Enter"]) expect(press(key, 1)).toEqual({ type: "take", name: "describe" });
  expect(press("Escape")).toEqual({ type: "close" });
});

it("leaves Enter to the composer where the command is complete", () => {
  expect(press("Enter", 0, "/imagen", ["imagen"])).toBeNull();
  expect(press("Tab", 0, "/imagen", ["imagen"])).toEqual({ type: "take", name: "imagen" });
});

it("leaves letters, keys with Shift and an empty list to the composer", () => {
  expect([press("a"), press("Enter", 0, "hola", [])]).toEqual([null, null]);
  expect(completionCommand({ key: "Enter", shiftKey: true }, { text: "/", names: NAMES, at: 0 })).toBeNull();
});
