import type { Citation } from "@metatron/contract/chat/citation";
import type { PlaygroundPart } from "@metatron/contract/playground/playground";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { applyPart, beginExchange } from "./exchange.ts";
import { ExchangeView } from "./exchange-view.tsx";

const citation = (n: number, title: string): Citation => ({
  n,
  fileId: null,
  title,
  page: null,
  passage: title,
  start: null,
  end: null,
  revision: null,
  validUntil: null,
  verified: null,
});

it("numbers the sources of the draft's answer in reading order, in the text and beside the passages", () => {
  const titles = ["Turnos", "Dietas", "Uniforme"];
  const passages = titles.map((title, at) => ({
    n: at + 1,
    title,
    page: null,
    section: "",
    passage: title,
    score: 1,
  }));
  const parts = [
    { type: "data-passages", data: { passages } },
    { type: "text-delta", id: "0", delta: "Primero [3] y luego [1]." },
    { type: "data-citation", id: "1", data: citation(1, "Turnos") },
    { type: "data-citation", id: "3", data: citation(3, "Uniforme") },
    { type: "finish" },
  ] as PlaygroundPart[];
  const exchange = parts.reduce(applyPart, beginExchange("x", "¿Qué llevo?"));
  const markup = renderToStaticMarkup(<ExchangeView exchange={exchange} onMakeTest={null} />);
  const text = markup.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
  expect(text).toContain("Primero 1 y luego 2 .");
  // The passage that nothing cites has no number.
  expect(text).toMatch(/2 Turnos .*assistantTry.score .*Dietas .*1 Uniforme/);
});
