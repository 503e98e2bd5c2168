import { expect, it } from "vitest";
import type { Translate } from "../../../lib/translator.ts";
import { waitingText } from "./waiting-line.tsx";

// Safe: the tests only call it in this form.
const t = ((key: string, values: object = {}) => `${key} ${JSON.stringify(values)}`) as unknown as Translate;
const say = (turn: Parameters<typeof waitingText>[1]["turn"], isSent = true) =>
  waitingText(t, { turn, isSent }).replace("messages.", "");

it("says what happens before the first word", () => {
  expect(say(null, false)).toBe("waiting.sending {}");
  expect(say(null)).toBe("waiting.thinking {}");
  expect(say({ reading: null, searching: null })).toBe("waiting.thinking {}");
  const searching = (passages: number | null) => ({ reading: null, searching: { documents: 29, passages } });
  expect(say(searching(null))).toBe('waiting.searching {"count":29}');
  expect(say(searching(6))).toBe('waiting.found {"count":6}');
  expect(say(searching(0))).toBe('waiting.nothing {"count":29}');
  expect(say({ ...searching(6), reading: { title: "Manual", read: 1, of: 9 } })).toContain("reading");
});
