import { expect, it } from "vitest";
import { toolContext } from "../../../../test/tool-context.ts";
import { createSearchWebTool } from "./search-web.ts";

const fog = {
  url: "https://aeropuerto.example/niebla",
  title: "Niebla en Santiago",
  text: "El aeropuerto cierra por niebla entre las 6 y las 9.",
};

function searching(search: (query: string, language: string) => Promise<(typeof fog)[]>) {
  const tool = createSearchWebTool({ webSearch: { search } }, { online: true });
  const context = toolContext({ personId: "ana" });
  return { tool, context, run: (query: string) => tool.run(tool.input.parse({ query }), context) };
}

it("returns citable results with their addresses, and says which query left", async () => {
  const asked: string[] = [];
  const { run, context } = searching(async (query, language) => {
    asked.push(`${language} ${query}`);
    return [fog];
  });
  expect(await run("¿Vuela el pasajero con DNI 31427945D a Santiago con niebla?")).toEqual({
    query: "¿Vuela el pasajero con DNI a Santiago con niebla?",
    passages: [{ cite: "[1]", title: fog.title, url: fog.url, text: fog.text }],
  });
  expect(asked).toEqual(["es ¿Vuela el pasajero con DNI a Santiago con niebla?"]);
  expect(context.cited.get(1)).toMatchObject({ url: fog.url, fileId: null, text: fog.text });
  // The same page keeps its number in a second search.
  expect(await run("niebla")).toMatchObject({ passages: [{ cite: "[1]" }] });
});

it("sends nothing where only personal data would be left out", async () => {
  const { run } = searching(async () => {
    throw new Error("It was sent.");
  });
  await expect(run("31427945D")).rejects.toThrow("Sin los datos personales");
});

it("says that the search fails, without the address of the search engine", async () => {
  const { run } = searching(async () => {
    throw new Error("connect ECONNREFUSED http://searx.interno:8080");
  });
  await expect(run("niebla")).rejects.toThrow(/^La búsqueda en la web no responde/);
  const { run: runEmpty } = searching(async () => []);
  expect(await runEmpty("niebla")).toMatchObject({
    passages: [],
    note: expect.stringContaining("otras palabras"),
  });
});

it("counts as outside and untrusted, and needs no approval where the person switched the web search on", () => {
  const { tool } = searching(async () => []);
  expect(tool).toMatchObject({ access: "outside", isUntrusted: true, byDefault: "allow" });
  const unasked = createSearchWebTool({ webSearch: { search: async () => [] } }, { online: false });
  expect(unasked.byDefault).toBeUndefined();
});
