import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ask, question } from "../../../test/ask.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { addDocument } from "../../../test/knowledge.ts";
import { newPerson } from "../../../test/test-issuer.ts";
import { answerCall, rowOf, waitingCall } from "../../../test/tool-turns.ts";
import { ensureOfficial } from "../assistants/index.ts";

const HR = randomUUID();
const LEAVE = `# Permisos retribuidos
## Matrimonio
El personal tiene quince días naturales de permiso por matrimonio. Se piden con un mes de antelación en el portal.
## Mudanza
Por traslado de domicilio se concede un día hábil.`;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ environment: { OLLAMA_BASE_URL: "off" } });
  const texts = { name: "RH+", description: "", instructions: "", model: "gpt-5", starters: [] };
  await ensureOfficial(test.deps.db, [{ id: HR, specialty: "rh-plus", ...texts }]);
  await addDocument(test, { ownerId: HR, text: LEAVE, title: "Manual de permisos", revision: "7" });
});
afterAll(() => test.close());

it("quotes the passages of each sub-question, and says which of them has none", async () => {
  const person = newPerson();
  const request = question("¿Cuántos días tengo por matrimonio? ¿Cuántos días por mudanza?", {
    research: true,
  });
  const end = ask(test, person, request, "rhplus");
  const callId = await waitingCall(test, request.answerId);
  const plan = [
    "¿Cuántos días tengo por matrimonio?",
    "¿Cuántos días por mudanza?",
    "¿Qué cubre el seguro dental?",
  ];
  const reply = plan.join("\n");
  expect((await answerCall(test, person, request.answerId, { callId, reply })).statusCode).toBe(204);
  const { text } = await end;

  expect(text).toContain("# ");
  expect(text).toContain("Busqué 3 preguntas y encontré material para responder 2 de ellas.");
  expect(text).toMatch(
    /## ¿Cuántos días tengo por matrimonio\?\n\n[\s\S]*quince días naturales[\s\S]*\[\d\]/,
  );
  expect(text).toMatch(/## ¿Cuántos días por mudanza\?\n\n[\s\S]*un día hábil[\s\S]*\[\d\]/);
  expect(text).toContain(
    "## Lo que no encontré\n\n- **¿Qué cubre el seguro dental?** Nada de lo que busqué lo responde.",
  );
  const row = await rowOf(test, person, request);
  expect(row).toMatchObject({ state: "complete", grounded: true });
  expect(row.citations.length).toBeGreaterThan(0);
  expect(row.citations.every(({ verified }) => verified)).toBe(true);
});

it("proposes the parts of the question as the plan", async () => {
  const person = newPerson();
  const request = question("¿Cuántos días tengo por matrimonio y cómo se piden?", { research: true });
  const end = ask(test, person, request, "rhplus");
  await waitingCall(test, request.answerId);
  const url = `/api/chat/stop/${request.answerId}`;
  expect((await test.as(person)({ method: "POST", url })).statusCode).toBe(202);
  await end;
  const [plan] = (await rowOf(test, person, request)).steps?.[0]?.calls ?? [];
  expect(plan?.input).toEqual({
    questions: ["¿Cuántos días tengo por matrimonio?", "¿Cómo se piden?"],
    searches: ["search_documents"],
  });
});
