import { describe, expect, it } from "vitest";
import { z } from "zod";
import { silentLog } from "../../../test/silent-log.ts";
import { defineTool, type Tool, type ToolsWanted } from "../turns/index.ts";
import { createToolBox, type ToolBoxDeps, type ToolSource } from "./tool-box.ts";

// Choosing tools runs none of them.
const untouched = <T>() =>
  new Proxy({}, { get: () => () => Promise.reject(new Error("A tool ran.")) }) as unknown as T;
const deps: ToolBoxDeps = {
  db: untouched(),
  storage: untouched(),
  jobs: untouched(),
  quotas: untouched(),
  models: untouched(),
  media: { imageMaker: untouched<ToolBoxDeps["media"]["imageMaker"]>() },
  rhConnect: undefined,
  retrieval: untouched(),
  specialised: { ...untouched<ToolBoxDeps["specialised"]>(), categoriesOf: () => [] },
  webSearch: { search: async () => [] },
  isMemoryAllowed: true,
  log: silentLog,
  now: () => new Date(),
};
const wanted: ToolsWanted = {
  personId: "p",
  roles: [],
  chosen: null,
  specialty: null,
  assistant: null,
  hasDocuments: true,
  online: true,
  question: "¿Qué vuelos salen hoy?",
};
const IMAGES = ["make_image", "describe_image"];
const DOCUMENTS = ["search_documents", "read_document", "list_documents"];

const namesFor = async (changes: Partial<ToolsWanted>, box = createToolBox(deps)) =>
  (await box.toolsFor({ ...wanted, ...changes })).map(({ name }) => name);

const extraTool = (name: string): Tool =>
  defineTool({ name, description: "", access: "read", input: z.object({}), run: async () => null });
const source = (tools: () => Tool[]): ToolSource => ({
  toolsFor: async () => tools(),
  all: async () => tools(),
});

describe("the tools of a turn", () => {
  it("are the usual ones of Chat libre, documents only where there are some, the web only on request", async () => {
    const usual = ["ask_person", "calculate", "query_table", ...IMAGES];
    expect(await namesFor({})).toEqual([...DOCUMENTS, "search_history", "search_web", ...usual]);
    expect(await namesFor({ hasDocuments: false })).toEqual([
      "search_history",
      "search_web",
      "ask_person",
      "calculate",
      ...IMAGES,
    ]);
    expect(await namesFor({ online: false })).toEqual([...DOCUMENTS, "search_history", ...usual]);
  });

  it("are document tools for RH+, the service desk and assistants without a choice", async () => {
    const assistant = { id: null, official: true };
    const usual = [...DOCUMENTS, "ask_person", "calculate"];
    const official = [...usual, "query_table", "open_case"];
    expect(await namesFor({ specialty: "rh-plus", assistant })).toEqual(official);
    expect(await namesFor({ specialty: "service-desk", assistant })).toEqual(official);
    expect(await namesFor({ assistant: { id: null, official: false } })).toEqual(usual);
  });

  it("are the author's choice, without unknown names and without tools that have nothing to read", async () => {
    const assistant = { id: null, official: false };
    const chosen = ["search_web", "read_document", "gone_tool"];
    expect(await namesFor({ assistant, chosen })).toEqual(["read_document", "search_web"]);
    expect(await namesFor({ assistant, chosen, online: false, hasDocuments: false })).toEqual(["search_web"]);
    expect(await namesFor({ assistant, chosen: [] })).toEqual([]);
  });

  it("propose to remember a fact only where the person and the company allow it", async () => {
    expect(await namesFor({ mayRemember: true })).toContain("remember_fact");
    const chosen = ["calculate", "remember_fact"];
    expect(await namesFor({ assistant: { id: null, official: false }, chosen })).toEqual(["calculate"]);
  });

  it("have no web search where none is configured", async () => {
    expect(await namesFor({}, createToolBox({ ...deps, webSearch: undefined }))).not.toContain("search_web");
  });

  it("mark the documents of an assistant as untrusted unless the assistant is official", async () => {
    const untrusted = async (assistant: ToolsWanted["assistant"]) => {
      const tools = await createToolBox(deps).toolsFor({ ...wanted, assistant, online: false });
      return tools.filter(({ isUntrusted }) => isUntrusted).map(({ name }) => name);
    };
    expect(await untrusted({ id: null, official: false })).toEqual([
      "search_documents",
      "read_document",
      "list_documents",
    ]);
    expect(await untrusted({ id: null, official: true })).toEqual([]);
    // The person's own files and earlier answers may hold text of strangers.
    expect(await untrusted(null)).toEqual(["search_history", "query_table", "describe_image"]);
  });

  it("include those of other systems, and go on without a source that fails", async () => {
    const fine = source(() => [extraTool("sap_read"), extraTool("search_documents")]);
    const broken = source(() => {
      throw new Error("The database is away.");
    });
    const box = createToolBox(deps, [broken, fine]);
    expect(await namesFor({ online: false }, box)).toEqual([
      ...DOCUMENTS,
      "search_history",
      "ask_person",
      "calculate",
      "query_table",
      ...IMAGES,
      "sap_read",
    ]);
    expect((await box.all?.())?.map(({ name }) => name)).toEqual([
      ...DOCUMENTS,
      "search_history",
      "search_web",
      "ask_person",
      "calculate",
      "query_table",
      ...IMAGES,
      "open_case",
      "remember_fact",
      "sap_read",
    ]);
  });

  it("have names, descriptions and schemas that every provider accepts", async () => {
    for (const { name, description, input, inputSchema } of (await createToolBox(deps).all?.()) ?? []) {
      expect(name).toMatch(/^[a-z_]{1,64}$/);
      expect(description.length).toBeLessThan(1500);
      if (name === "ask_person") continue;
      const schema = inputSchema ?? z.toJSONSchema(input, { io: "input" });
      expect(schema).toMatchObject({ type: "object" });
      const fields = Object.values(schema.properties ?? {});
      expect(fields.every((field) => typeof field.description === "string")).toBe(true);
    }
  });
});

it("accepts what models send for fields that they leave out", async () => {
  const [search] = await createToolBox(deps).toolsFor(wanted);
  const sent = { query: "permisos", documents: null, collection: "", validity: null, limit: 500 };
  expect(search?.input.parse(sent)).toEqual({
    query: "permisos",
    collection: "all",
    validity: "any",
    limit: 15,
  });
  expect(search?.inputSchema).toMatchObject({ required: ["query"] });
  expect(search?.input.safeParse({ query: "  " }).success).toBe(false);
  expect(search?.input.safeParse("permisos").success).toBe(false);
});

describe("the instructions for the model", () => {
  const instructions = (names: string[]) =>
    createToolBox(deps).instructionsFor?.(names.map(extraTool)) ?? "missing";

  it("are empty without tools", () => expect(instructions([])).toBe(""));

  it("speak only of the tools that are offered", () => {
    const text = instructions(["search_documents", "read_document"]);
    expect(text).toContain("search again");
    expect(text).toContain("Cite each statement");
    expect(text).not.toContain("web");
    expect(instructions(["calculate"])).not.toContain("Cite each statement");
  });
});
