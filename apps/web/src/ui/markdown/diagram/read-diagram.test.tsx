import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { readDiagram } from "./read-diagram.tsx";

it("draws a flow chart with its labels inside its own bounds", () => {
  const svg = renderToStaticMarkup(readDiagram("graph TD\nA[Uno] -->|si| B{Dos}\nB --> A"));
  const [, width = "0", height = "0"] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  const xs = [...svg.matchAll(/ x="([\d.-]+)"/g)].map(([, x]) => Number(x));
  const ys = [...svg.matchAll(/ y="([\d.-]+)"/g)].map(([, y]) => Number(y));
  expect(svg).toContain("Uno");
  expect(Math.min(...xs, ...ys)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...xs)).toBeLessThan(Number(width));
  expect(Math.max(...ys)).toBeLessThan(Number(height));
});

it("draws a sequence", () => {
  expect(renderToStaticMarkup(readDiagram("sequenceDiagram\nA->>B: hola"))).toContain("hola");
});

it("keeps markup in labels as text", () => {
  const svg = renderToStaticMarkup(readDiagram('graph TD\nA["<img src=x onerror=alert(1)>"] --> B'));
  expect(svg).not.toContain("<img");
});

it("does not draw other kinds or diagrams that are too large", () => {
  const many = Array.from({ length: 60 }, (_, index) => `A${index} --> A${index + 1}`).join("\n");
  expect(readDiagram("gantt\ntitle Plan")).toBeNull();
  expect(readDiagram(`graph TD\n${many}`)).toBeNull();
  expect(readDiagram("")).toBeNull();
});

it("draws the picture of the architecture page", () => {
  const page = readFileSync(new URL("../../../../../../docs/architecture.md", import.meta.url), "utf8");
  const [, diagram = ""] = /```mermaid\n([\s\S]*?)```/.exec(page) ?? [];
  expect(renderToStaticMarkup(readDiagram(diagram))).toContain("PostgreSQL or PGlite");
});
