import { describe, expect, it } from "vitest";
import { describeFault, type ReportFacts, technicalContext } from "./technical-context.ts";

const REQUEST = "0b0e7a52-4d5a-4f7e-9b5e-0a3f7f0f4a11";
const facts: ReportFacts = {
  path: "/chat/5a0e7a52-4d5a-4f7e-9b5e-0a3f7f0f4a12",
  version: "1.2.3",
  brand: "rh",
  language: "es",
  userAgent: "Mozilla/5.0 Chrome/141.0.0.0",
  window: { width: 1280, height: 800 },
  isOnline: true,
  lastHttpError: null,
  requestIds: [],
  fault: null,
};

describe("the technical context", () => {
  it("names the screen without ids, and omits missing fields", () => {
    expect(technicalContext(facts)).toEqual({
      route: "/chat/{id}",
      version: "1.2.3",
      brand: "rh",
      language: "es",
      browser: "Mozilla/5.0 Chrome/141.0.0.0",
      window: "1280 × 800",
      online: true,
    });
  });

  it("keeps the ids of requests and redacts the last error and the fault", () => {
    const context = technicalContext({
      ...facts,
      requestIds: [REQUEST],
      lastHttpError: `2026-11-15T10:00:00.000Z GET /csat 500 internal ${REQUEST}`,
      fault: "TypeError: ana@aerovia.example eyJhbGciOi.eyJzdWIi.x",
    });
    expect(context).toMatchObject({
      requestIds: [REQUEST],
      lastHttpError: "2026-11-15T10:00:00.000Z GET /csat 500 internal {id}",
      fault: "TypeError: […@…] […]",
    });
  });
});

it("describes an error by its message and location, without the server's host", () => {
  const error = new TypeError("no es una función");
  error.stack =
    "TypeError: no es una función\n    at go (https://rh.example/assets/app.js:1:2)\n    at https://rh.example/x.js:3:4";
  expect(describeFault(error)).toBe("TypeError: no es una función\nat go (/assets/app.js:1:2)\nat /x.js:3:4");
  expect(describeFault("texto")).toBe("texto");
});
