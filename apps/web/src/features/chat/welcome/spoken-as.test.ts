import { expect, it } from "vitest";
import { spokenAs } from "./spoken-as.ts";

const rh = { brand: "rh", first: "rh-plus", isAllowed: true } as const;

it("promises HR documents only in the chat that answers from them", () => {
  expect(spokenAs({ ...rh, chat: "rh-plus" })).toBe("rh");
  expect(spokenAs({ ...rh, chat: "chat-libre" })).toBe("chatlibre");
  expect(spokenAs({ ...rh, chat: "images" })).toBe("images");
});

it("greets as free chat where the person has no access to the brand's own", () => {
  expect(spokenAs({ brand: "rh", first: "chat-libre", isAllowed: false, chat: "chat-libre" })).toBe(
    "chatlibre",
  );
});

it("keeps the brand's greeting while its assistant is not known yet", () => {
  expect(spokenAs({ brand: "amelia", first: "chat-libre", isAllowed: true, chat: "chat-libre" })).toBe(
    "amelia",
  );
});
