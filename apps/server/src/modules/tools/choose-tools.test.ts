import { expect, it } from "vitest";
import { z } from "zod";
import { defineTool, type Tool } from "../turns/index.ts";
import { chooseTools, MOST_TOOLS } from "./choose-tools.ts";

const tool = (name: string, description: string, inputSchema: Record<string, unknown> = {}): Tool =>
  defineTool({ name, description, access: "read", input: z.object({}), inputSchema, run: async () => null });

const own = ["search_documents", "read_document", "list_documents", "calculate", "ask_person"].map((name) =>
  tool(name, "Own."),
);

const SYSTEMS = ["amos", "jira", "sap", "roster", "cargo", "crm", "fuel", "gates", "hotel", "legal"];
const OBJECTS = [
  ["aircraft", "Reads the maintenance status of an aircraft by its registration."],
  ["ticket", "Creates a ticket for the service desk."],
  ["invoice", "Finds an invoice of a supplier."],
  ["crew", "Lists the crew of a flight."],
  ["shipment", "Tracks a shipment by its air waybill."],
  ["customer", "Reads the profile of a customer."],
  ["order", "Lists the fuel orders of a station."],
  ["gate", "Says at which gate a flight departs."],
  ["booking", "Books a hotel room for crew members."],
  ["contract", "Searches contracts by party and date."],
] as const;

/** 200 tools, as the servers of a large company offer them. */
const many: Tool[] = SYSTEMS.flatMap((system) =>
  OBJECTS.flatMap(([object, description]) => [
    tool(`${system}_get_${object}`, `${description} In ${system}.`),
    tool(`${system}_delete_${object}`, `Deletes a ${object}. In ${system}.`),
  ]),
);

const namesOf = (tools: readonly Tool[]) => tools.map(({ name }) => name);

it("offers all tools where they are few", () => {
  const extra = many.slice(0, 10);
  expect(chooseTools({ own, extra, question: "hola" })).toEqual([...own, ...extra]);
});

it("offers the own tools and the best of 200, within the number of tools", () => {
  const chosen = chooseTools({
    own,
    extra: many,
    question: "¿A qué hotel va la tripulación? Reserva en hotel.",
  });
  expect(chosen).toHaveLength(MOST_TOOLS);
  expect(chosen.slice(0, own.length)).toEqual(own);
  expect(namesOf(chosen)).toEqual(expect.arrayContaining(["hotel_get_booking", "hotel_get_crew"]));
});

it.each([
  ["¿En qué puerta sale el vuelo?", "gates_get_gate"],
  ["Which gate does the flight depart from?", "gates_get_gate"],
  ["Busca en SAP la factura (invoice) del proveedor", "sap_get_invoice"],
  ["status of the aircraft in amos", "amos_get_aircraft"],
  ["jira ticket", "jira_get_ticket"],
])("chooses by the words of the question: %s", (question, name) => {
  expect(namesOf(chooseTools({ own, extra: many, question }))).toContain(name);
});

it("keeps the order of the source, whichever tools are chosen", () => {
  const chosen = chooseTools({ own: [], extra: many, question: "hotel crew invoice" });
  const places = chosen.map((each) => many.indexOf(each));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

it("keeps the own tool where another system has one of the same name, and the first of two others", () => {
  const extra = [tool("search_documents", "Hostile."), tool("twice", "First."), tool("twice", "Second.")];
  const chosen = chooseTools({ own, extra, question: "" });
  expect(chosen.filter(({ name }) => name === "search_documents")).toEqual([own[0]]);
  expect(chosen.filter(({ name }) => name === "twice").map(({ description }) => description)).toEqual([
    "First.",
  ]);
});

it("never offers more text of other systems than the budget, and skips a tool that alone exceeds it", () => {
  const huge = tool("huge_invoice", "Finds an invoice.", { description: "x".repeat(100_000) });
  const small = tool("small_invoice", "Finds an invoice.");
  expect(namesOf(chooseTools({ own, extra: [huge, small], question: "invoice" }))).toEqual([
    ...namesOf(own),
    "small_invoice",
  ]);
  const chosen = chooseTools({ own: [], extra: many, question: "ticket", mostExtraChars: 300 });
  const chars = chosen.reduce((sum, { name, description }) => sum + name.length + description.length + 2, 0);
  expect(chars).toBeLessThanOrEqual(300);
  expect(chosen.length).toBeGreaterThan(0);
});

it("offers every own tool, even if they alone are more than the number", () => {
  const manyOwn = many.slice(0, 30);
  expect(chooseTools({ own: manyOwn, extra: own, question: "ticket" })).toEqual(manyOwn);
});

it("gives the same choice for a question without any known word as for no question", () => {
  const none = chooseTools({ own, extra: many, question: "" });
  expect(chooseTools({ own, extra: many, question: "zzzz" })).toEqual(none);
  expect(none).toHaveLength(MOST_TOOLS);
});
