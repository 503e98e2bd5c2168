import { describe, expect, it } from "vitest";
import { placeCard } from "./place-card.ts";

const screen = { width: 1280, height: 800 };
const card = { width: 340, height: 180 };
const at = (left: number, top: number, width: number, height: number) =>
  placeCard({ place: { left, top, width, height }, card, screen });

describe("the card of a tour", () => {
  it("is placed below its target, or above where there is no space", () => {
    expect(at(400, 100, 200, 50)).toEqual({ left: 400, top: 164 });
    expect(at(400, 700, 200, 50)).toEqual({ left: 400, top: 506 });
  });

  it("is placed beside a target as high as the screen", () => {
    expect(at(0, 0, 272, 800)).toEqual({ left: 286, top: 12 });
    expect(at(900, 0, 380, 800)).toEqual({ left: 546, top: 12 });
  });

  it("never leaves the screen, however small it is", () => {
    expect(at(1200, 100, 60, 40).left).toBe(928);
    const phone = { width: 390, height: 700 };
    const whole = { left: 0, top: 0, width: 390, height: 700 };
    expect(placeCard({ place: whole, card, screen: phone })).toEqual({ left: 25, top: 508 });
  });
});
