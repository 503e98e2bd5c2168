import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ask, question } from "../../../test/ask.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { newPerson } from "../../../test/test-issuer.ts";

let searxng: Server;
let asked: string[];
let test: TestApp;

beforeAll(async () => {
  asked = [];
  searxng = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://searxng");
    asked.push(url.searchParams.get("q") ?? "");
    const results = [
      {
        url: "https://aeropuerto.example/niebla",
        title: "Niebla en Santiago",
        content: "El aeropuerto de Santiago cierra por niebla entre las 6 y las 9.",
      },
      { url: "javascript:alert(1)", title: "Malo", content: "Nada" },
    ];
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ results }));
  });
  await new Promise<void>((resolve) => searxng.listen(0, "127.0.0.1", resolve));
  // A listening TCP server always has an address with a port.
  const { port } = searxng.address() as AddressInfo;
  test = await startTestApp({
    environment: { OLLAMA_BASE_URL: "off", SEARXNG_URL: `http://127.0.0.1:${port}` },
  });
});
afterAll(async () => {
  await test.close();
  searxng.close();
});

it("answers from the search results, shows the pages and marks the message as online", async () => {
  const person = newPerson();
  const request = question("¿Cierra por niebla el aeropuerto de Santiago?", { online: true });
  const { parts, text } = await ask(test, person, request);
  expect(text).toContain("entre las 6 y las 9");
  expect(parts).toContainEqual({
    type: "source-url",
    sourceId: "url-1",
    url: "https://aeropuerto.example/niebla",
    title: "Niebla en Santiago",
  });
  const { items } = (
    await test.as(person)({
      method: "GET",
      url: `/api/history/list_messages?conversationId=${request.conversationId}`,
    })
  ).json();
  const answer = items.find(({ role }: { role: string }) => role === "assistant");
  expect(answer).toMatchObject({
    online: true,
    urls: [{ url: "https://aeropuerto.example/niebla", title: "Niebla en Santiago" }],
  });
});

it("searches without the personal data in the question", async () => {
  await ask(
    test,
    newPerson(),
    question("¿Vuela hoy el pasajero con DNI 31427945D a Lima?", { online: true }),
  );
  expect(asked.at(-1)).toBe("¿Vuela hoy el pasajero con DNI a Lima?");
});

it("searches only on request, and offers the search for every model", async () => {
  const before = asked.length;
  await ask(test, newPerson(), question("Hola, ¿qué tal?"));
  expect(asked.length).toBe(before);
  const { models } = (await test.as(newPerson())({ method: "GET", url: "/api/models" })).json();
  expect(models.every(({ online }: { online: boolean }) => online)).toBe(true);
});
