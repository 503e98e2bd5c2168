import { expect, it } from "vitest";
import { audienceOf, faultOf, hasReaders, newShareDraft } from "./share-draft.ts";

const chosen = { ...newShareDraft(), audience: "chosen" as const };

it("reads pasted addresses once each, and finds what is no address", () => {
  const people = "Ana@aerovia.example; luis@aerovia.example\nana@aerovia.example";
  expect(audienceOf({ ...chosen, people }).emails).toEqual(["ana@aerovia.example", "luis@aerovia.example"]);
  expect(faultOf({ ...chosen, people })).toBeNull();
  expect(faultOf({ ...chosen, people: "ana" })).toBe("address");
  const many = Array.from({ length: 51 }, (_, n) => `p${n}@aerovia.example`).join(",");
  expect(faultOf({ ...chosen, people: many })).toBe("tooMany");
});

it("is for everyone, or for at least one role or person", () => {
  expect(hasReaders(newShareDraft())).toBe(true);
  expect(hasReaders(chosen)).toBe(false);
  const roles = ["chat_metatron_airport_agent" as const];
  expect(hasReaders({ ...chosen, roles })).toBe(true);
  expect(audienceOf({ ...newShareDraft(), roles, people: "a@b.example" })).toEqual({
    everyone: true,
    roles: [],
    emails: [],
  });
});
