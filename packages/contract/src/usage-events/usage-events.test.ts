import { describe, expect, it } from "vitest";
import { eventsRequest } from "./usage-events.ts";

const ID = "0f8fad5b-d9cb-469f-a165-70867728950e";

describe("usage events", () => {
  const event = { id: ID, name: "login_app", at: "2026-11-15T10:00:00.000Z", props: { brand: "rh" } };

  it("are accepted in batches of up to a hundred, with plain properties", () => {
    expect(eventsRequest.safeParse({ events: Array(100).fill(event) }).success).toBe(true);
  });

  it.each([
    ["an unknown name", { ...event, name: "read_mind" }],
    ["nested properties", { ...event, props: { kind: { b: 1 } } }],
    ["a property that is not on the list", { ...event, props: { text: "¿Cuánto cobro?" } }],
    ["a long text", { ...event, props: { category: "x".repeat(121) } }],
    ["several lines", { ...event, props: { category: "una\notra" } }],
  ])("are refused with %s", (_title, refused) => {
    expect(eventsRequest.safeParse({ events: [refused] }).success).toBe(false);
  });

  it("are rejected when there are none or too many", () => {
    expect(eventsRequest.safeParse({ events: [] }).success).toBe(false);
    expect(eventsRequest.safeParse({ events: Array(101).fill(event) }).success).toBe(false);
  });
});
