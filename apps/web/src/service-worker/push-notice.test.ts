import { expect, it } from "vitest";
import { pushNotice, windowFor } from "./push-notice.ts";

const push = (content: object) => pushNotice(JSON.stringify(content));

it.each([
  ["answer", "/chat/c-1", "c-1"],
  ["research", "/chat/c-1", "c-1"],
  ["case", "/cases", "case c-1"],
  ["news", "/news", "news c-1"],
])("says that a %s has arrived in each language, and leads there", (kind, path, tag) => {
  const notices = ["es", "en", "pt"].map((language) => push({ kind, id: "c-1", language }));
  expect(new Set(notices.map((notice) => notice?.title)).size).toBe(3);
  for (const notice of notices) expect(notice?.options).toMatchObject({ tag, data: { path } });
});

it("speaks Spanish where the language is unknown", () => {
  expect(push({ kind: "case", id: "c-1", language: "xx" })?.title).toBe("Hay una respuesta a tu caso");
});

it.each(["", "nothing", "null", '{"kind":"party","id":"c-1"}', '{"kind":"case"}'])(
  "shows nothing for the content %j",
  (content) => {
    expect(pushNotice(content)).toBeUndefined();
  },
);

it("prefers the window that shows the conversation already", () => {
  const windows = [{ url: "https://app.example/settings" }, { url: "https://app.example/chat/c-1?x=1" }];
  expect(windowFor(windows, "/chat/c-1")).toBe(windows[1]);
  expect(windowFor(windows, "/cases")).toBe(windows[0]);
  expect(windowFor([], "/cases")).toBeUndefined();
});
