import { describe, expect, it } from "vitest";
import { parseFlowchart } from "./parse-flowchart.ts";
import { parseSequence } from "./parse-sequence.ts";
import { parseState } from "./parse-state.ts";

describe("flow charts", () => {
  it("reads shapes, arrows, labels, chains and groups", () => {
    const graph = parseFlowchart(`flowchart LR
      %% comentario
      A["Solicitud (1)"] --> B{¿Apto?}
      B -->|Sí| C & D
      B -- No --> E((Fin))
      subgraph RH [Recursos Humanos]
        C -.-> D([Listo]):::clave
      end
      D ==> E; E <--> F[(Base)]
      classDef clave fill:#fff`);
    expect([...(graph?.nodes.values() ?? [])]).toEqual([
      { id: "A", label: "Solicitud (1)", shape: "box", group: null },
      { id: "B", label: "¿Apto?", shape: "diamond", group: null },
      { id: "C", label: "C", shape: "box", group: "group RH" },
      { id: "D", label: "Listo", shape: "round", group: "group RH" },
      { id: "E", label: "Fin", shape: "circle", group: null },
      { id: "F", label: "Base", shape: "store", group: null },
    ]);
    expect(
      graph?.edges.map(({ from, to, label, line, ends }) => `${from} ${line} ${ends} ${to} ${label}`),
    ).toEqual([
      "A solid one B ",
      "B solid one C Sí",
      "B solid one D Sí",
      "B solid one E No",
      "C dotted one D ",
      "D thick one E ",
      "E solid both F ",
    ]);
    expect(graph?.direction).toBe("LR");
  });

  it("returns null for unknown syntax", () => {
    expect(parseFlowchart("flowchart TD\nA --> ")).toBeNull();
    expect(parseFlowchart("flowchart TD\nA[sin cerrar --> B")).toBeNull();
    expect(parseFlowchart("gantt\ntitle x")).toBeNull();
  });
});

describe("sequences", () => {
  it("reads actors, messages, notes and frames", () => {
    const sequence = parseSequence(`sequenceDiagram
      autonumber
      participant E as Empleada
      E->>RH: ¿Cuántos?
      RH-->>E: Seis
      alt hay fuente
        RH->>RH: cita
      else no hay
        Note over E,RH: caso
      end`);
    expect([...(sequence?.actors ?? [])]).toEqual([
      ["E", "Empleada"],
      ["RH", "RH"],
    ]);
    expect(sequence?.steps).toEqual([
      { type: "message", from: "E", to: "RH", text: "¿Cuántos?", isDotted: false, hasArrow: true },
      { type: "message", from: "RH", to: "E", text: "Seis", isDotted: true, hasArrow: true },
      { type: "open", kind: "alt", text: "hay fuente" },
      { type: "message", from: "RH", to: "RH", text: "cita", isDotted: false, hasArrow: true },
      { type: "else", text: "no hay" },
      { type: "note", over: ["E", "RH"], text: "caso" },
      { type: "close" },
    ]);
  });

  it("returns null for unknown syntax", () => {
    expect(parseSequence("sequenceDiagram\nalgo raro")).toBeNull();
  });
});

describe("states", () => {
  it("reads states with their names, start and end", () => {
    const graph = parseState(`stateDiagram-v2
      direction LR
      state "En revisión" as R
      [*] --> R
      R --> Listo : cinco días
      Listo --> [*]`);
    expect(
      [...(graph?.nodes.values() ?? [])].map(({ id, label, shape }) => `${id} ${shape} ${label}`),
    ).toEqual(["R round En revisión", "[start] start ", "Listo round Listo", "[end] end "]);
    expect(graph?.edges.map(({ label }) => label)).toEqual(["", "cinco días", ""]);
  });

  it("returns null for nested states", () => {
    expect(parseState("stateDiagram-v2\nstate A {\nB --> C\n}")).toBeNull();
  });
});

// Untrusted answers may contain these. With quadratic run time or worse, each test would exceed its time
// limit.
describe("diagrams crafted to be slow", () => {
  const blanks = " ".repeat(4_000);
  it.each([
    `sequenceDiagram\nA${blanks}-x${blanks}+${blanks}B${blanks}`,
    `sequenceDiagram\nnote over ${blanks}:${blanks}\u2028${blanks}x`,
    `sequenceDiagram\nparticipant ${"a as ".repeat(3_000)}\u2028`,
    `sequenceDiagram\nopt${blanks}\u2028${blanks}x`,
    `flowchart LR\nA -.${blanks}x`,
    `flowchart LR\nA ==${blanks}${blanks}= B`,
    `flowchart LR\nA --${" a".repeat(6_000)}`,
    `flowchart LR\nsubgraph ${blanks}\u2028`,
    `flowchart LR\n${"[".repeat(19_000)}`,
    `stateDiagram-v2\nA --> B :${blanks}\u2028x`,
    `stateDiagram-v2\nA :${blanks}\u2028${'"'.repeat(9_000)}x`,
  ])("are read or given up: %j", (text) => {
    for (const parse of [parseSequence, parseFlowchart, parseState]) parse(text);
    expect(parseSequence(`${text}\n%%${" ".repeat(20_000)}`)).toBeNull();
  });
});
