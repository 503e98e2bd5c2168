import type { Handover, HandoverSource } from "@metatron/contract/handovers/handover";
import { expect, it } from "vitest";
import type { Translate } from "../../lib/translator.ts";
import { buildDocument } from "./export-handover.ts";

const source: HandoverSource = {
  kind: "conversation",
  id: null,
  title: "Maleta dañada",
  quote: "Se repara.",
  isGone: false,
  documents: [],
};
const at = "2026-11-16T12:00:00.000Z";
const point = { text: "Llamar a rampa", sources: [source], origin: null, closed: null };
const handover: Handover = {
  id: crypto.randomUUID(),
  state: "sent",
  origin: "assembled",
  version: 2,
  giver: "Luis Vega",
  isMine: false,
  from: at,
  to: at,
  role: null,
  base: null,
  emails: ["ana@aerovia.example"],
  points: [
    { ...point, id: crypto.randomUUID(), section: "done" },
    { ...point, id: crypto.randomUUID(), section: "open" },
  ],
  missing: 0,
  receipts: [],
  createdAt: at,
  sentAt: at,
};

it("has a heading per section in order, and names a source once for all its points", () => {
  // Safe: only called with a key.
  const t = ((key: string) => key) as unknown as Translate;
  const { turns } = buildDocument(handover, { t, language: "es", now: new Date(at) });
  expect(turns.map(({ heading }) => heading)).toEqual(["handovers.sections.open", "handovers.sections.done"]);
  expect(turns.flatMap(({ sources }) => sources)).toEqual([
    { number: 1, title: "Maleta dañada", details: "«Se repara.»" },
  ]);
});
