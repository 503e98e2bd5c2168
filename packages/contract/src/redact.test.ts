import { expect, it } from "vitest";
import { redactContext, redactText } from "./redact.ts";

const ID = "0b0e7a52-4d5a-4f7e-9b5e-0a3f7f0f4a11";

it.each([
  ["401 Bearer abc.def.ghi", "401 […]"],
  ["token eyJhbGciOiJIUzI1.eyJzdWIiOiIx.c2ln end", "token […] end"],
  ["key sk-1234567890abcdef", "key […]"],
  ["de ana.perez@aerovia.example", "de […@…]"],
  [`/chat/${ID}`, "/chat/{id}"],
  ["/black.html?code=abc&state=1", "/black.html"],
  ["empleado 12345678", "empleado […]"],
  ["Chrome/141.0.0.0 Safari/537.36", "Chrome/141.0.0.0 Safari/537.36"],
])("makes «%s» «%s»", (text, redacted) => {
  expect(redactText(text)).toBe(redacted);
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
