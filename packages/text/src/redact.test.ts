import { expect, it } from "vitest";
import { redactContext, redactText } from "./redact.ts";

const ID = "0b0e7a52-4d5a-4f7e-9b5e-0a3f7f0f4a11";

it.each([
  ["401 Bearer abc.def.ghi", "401 […]"],
  ["token eyJhbGciOiJIUzI1.eyJzdWIiOiIx.c2ln end", "token […] end"],
  ["token-eyJhbGciOiJIUzI1.eyJzdWIiOiIx.c2ln", "token-[…]"],
  ["key sk-1234567890abcdef", "key […]"],
  ["de ana.perez@aerovia.example", "de […@…]"],
  [`/chat/${ID}`, "/chat/{id}"],
  ["/black.html?code=abc&state=1", "/black.html"],
  ["empleado 12345678", "empleado […]"],
  ["Chrome/141.0.0.0 Safari/537.36", "Chrome/141.0.0.0 Safari/537.36"],
])("makes «%s» «%s»", (text, redacted) => {
  expect(redactText(text)).toBe(redacted);
});

// Run times that grow with the square of these lengths would pass the time that a test has.
it.each([
  ["letters", "a".repeat(500_000)],
  ["beginnings of tokens", "eyJ-".repeat(100_000)],
  ["beginnings of addresses", "a@".repeat(200_000)],
])("gets to the end of half a million %s", (_, text) => {
  expect(redactText(text)).toBe(text);
});

it("keeps the ids of requests and plain values", () => {
  const context = { requestIds: [ID], route: `/chat/${ID}`, words: ["a@b.example"], online: true, n: 7 };
  expect(redactContext(context)).toEqual({
    requestIds: [ID],
    route: "/chat/{id}",
    words: ["[…@…]"],
    online: true,
    n: 7,
  });
});
