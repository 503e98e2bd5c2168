import type { AssistantSummary } from "@metatron/contract/assistants/assistant";
import { describe, expect, it } from "vitest";
import { someAssistant } from "../assistants.fixtures.ts";
import { arrangeAssistants } from "./arrange-assistants.ts";

type View = Parameters<typeof arrangeAssistants>[1];

function namesOf(assistants: readonly AssistantSummary[], view: Partial<View> = {}) {
  const { pinned, others } = arrangeAssistants(assistants, {
    scope: "all",
    query: "",
    order: "name",
    language: "es",
    pinned: new Set(),
    lastUses: new Map(),
    ...view,
  });
  return { pinned: pinned.map(({ name }) => name), others: others.map(({ name }) => name) };
}

describe("the gallery", () => {
  it("puts pinned assistants first and sorts the others by name in locale order", () => {
    const assistants = ["Turno 10", "Ábaco", "Turno 2", "base"].map((name) =>
      someAssistant({ id: name, name }),
    );
    expect(namesOf(assistants, { pinned: new Set(["base"]) })).toEqual({
      pinned: ["base"],
      others: ["Ábaco", "Turno 2", "Turno 10"],
    });
  });

  it("puts the last used first, whether the server or only this browser knows of the use", () => {
    const assistants = [
      someAssistant({ id: "a", name: "A", lastInteraction: "2026-11-10T08:00:00.000Z" }),
      someAssistant({ id: "b", name: "B", lastInteraction: null }),
      someAssistant({ id: "c", name: "C", lastInteraction: null }),
    ];
    const lastUses = new Map([["c", "2026-11-12T08:00:00.000Z"]]);
    expect(namesOf(assistants, { order: "recent", lastUses }).others).toEqual(["C", "A", "B"]);
  });

  it("filters by kind: mine, shared with me, official", () => {
    const assistants = [
      someAssistant({ name: "Mío", memberRole: "owner" }),
      someAssistant({ name: "De otra", memberRole: "viewer" }),
      someAssistant({ name: "Oficial", official: true, memberRole: null }),
    ];
    expect(namesOf(assistants, { scope: "mine" }).others).toEqual(["Mío"]);
    expect(namesOf(assistants, { scope: "shared" }).others).toEqual(["De otra"]);
    expect(namesOf(assistants, { scope: "official" }).others).toEqual(["Oficial"]);
  });

  it("searches name, subject and owner, ignoring accents and order", () => {
    const assistants = [
      someAssistant({ name: "Nómina", description: "Leer el recibo" }),
      someAssistant({ name: "Rampa", description: "Remolque", emailOwner: "jefa@aero.example" }),
    ];
    expect(namesOf(assistants, { query: "recibo NOMINA" }).others).toEqual(["Nómina"]);
    expect(namesOf(assistants, { query: "jefa" }).others).toEqual(["Rampa"]);
    expect(namesOf(assistants, { query: "nada" })).toEqual({ pinned: [], others: [] });
  });
});
