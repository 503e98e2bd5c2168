import { expect, it } from "vitest";
import { createRowMenu } from "./row-menu.ts";

it("opens for a row whose menu was closed, and only closes where it was open", () => {
  const menu = createRowMenu();
  expect(menu.opens("a")).toBe(true);
  menu.notePress("a");
  expect(menu.opens("a")).toBe(false);
  // The previous press was consumed.
  expect(menu.opens("a")).toBe(true);
  menu.notePress("a");
  expect(menu.opens("b")).toBe(true);
});
