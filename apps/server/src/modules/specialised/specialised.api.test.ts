import type { QueryCategory } from "@metatron/contract/chat/citation";
import type { StreamPart } from "@metatron/contract/chat/stream-parts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ask, question } from "../../../test/ask.ts";
import type { TestApp } from "../../../test/harness.ts";
import { readSeeded, startSeededApp } from "../../../test/seeded-app.ts";
import { newPerson } from "../../../test/test-issuer.ts";
import { removeFile } from "../files/index.ts";
import { documentsToCome, setDocumentsToCome } from "./demo/documents-to-come.ts";
import { seedDemo } from "./demo/seed-demo.ts";
import { OFFICIAL_IDS } from "./official-assistants.ts";
import { ONCE_WRONG_QUESTIONS, TEN_OUT_OF_SCOPE, THIRTY_QUESTIONS } from "./questions.examples.ts";

let test: TestApp;
let keys: Map<string, string>;

beforeAll(async () => {
  test = await startSeededApp({ environment: { OLLAMA_BASE_URL: "off", LIMIT_STREAMS: "0" } });
  const rows = await test.deps.database.db.selectFrom("files").select(["id", "source_key"]).execute();
  keys = new Map(rows.map(({ id, source_key }) => [id, source_key ?? ""]));
});
afterAll(() => test.close());

async function askDesk(desk: "rh" | "mesa", text: string) {
  const path = desk === "rh" ? "rhplus" : "chat_assistant";
  const more = desk === "rh" ? {} : { assistantId: OFFICIAL_IDS["service-desk"] };
  const { parts, text: answer } = await ask(test, newPerson(), question(text, more), path);
  return { answer, category: categoryIn(parts), documents: documentsIn(parts), parts };
}

const categoryIn = (parts: readonly StreamPart[]): QueryCategory | undefined =>
  parts.find((part) => part.type === "data-category")?.data;

const documentsIn = (parts: readonly StreamPart[]) =>
  parts.flatMap((part) => (part.type === "data-citation" ? [keys.get(part.data.fileId ?? "")] : []));

it("answers everyday questions from the right document, and considers none out of scope", async () => {
  const answered = await Promise.all(
    THIRTY_QUESTIONS.map(async (asked) => ({ asked, ...(await askDesk(asked.desk, asked.text)) })),
  );
  const missed = answered.filter(({ asked, documents }) => !documents.slice(0, 3).includes(asked.document));
  const outside = answered.filter(({ category }) => !category || category.name === "out_of_scope");
  process.stdout.write(
    `thirty questions: ${THIRTY_QUESTIONS.length - missed.length} in the first three citations\n`,
  );
  for (const { asked, documents } of missed)
    process.stdout.write(`  missed: ${asked.text} → ${asked.document}; cited ${documents.join(", ")}\n`);
  expect(outside.map(({ asked }) => asked.text)).toEqual([]);
  expect(missed.length).toBeLessThanOrEqual(3);
});

it.each(ONCE_WRONG_QUESTIONS)("answers «$text» from its own section", async ({ desk, text, section }) => {
  expect((await askDesk(desk, text)).answer).toContain(`«${section}`);
});

it("shows a short table whole, its last row as well", async () => {
  const { answer } = await askDesk("mesa", "qué programas hay disponibles");
  expect(answer).toContain("| Paquete de oficina |");
  expect(answer).toContain("| Cofre |");
});

it("names the cell of the meal that was asked for, and shows the step that a table sends to", async () => {
  const dinner = await askDesk("rh", "cuanto me pagan de cena si tengo una escala en Paris");
  expect(dinner.answer).toContain("**Europa · Cena: 28 €**");
  const blocked = await askDesk("mesa", "estoy en un hotel en Bogotá y la vpn me da error P-44");
  expect(blocked.answer).toContain("| P-44 |");
  expect(blocked.answer).toContain("> 5. Prueba con otra red");
});

it("shows the rows that a person names and no others, with the step of one of them alone", async () => {
  const english = await askDesk("mesa", "what do I do if the VPN says P-44");
  expect(english.answer).toContain("| P-44 |");
  expect(english.answer).toContain("> 5. Prueba con otra red");
  expect(english.answer).not.toContain("| P-27 |");
  const codes = await askDesk("mesa", "qué códigos de error tiene la vpn");
  expect(codes.answer).toContain("| P-27 |");
  expect(codes.answer).not.toContain("> 4. ");
  const lima = await askDesk("rh", "cuanto me dan para comer en Lima");
  expect(lima.answer).toContain("| América del Sur |");
  expect(lima.answer).not.toContain("| América del Norte |");
  const both = await askDesk("rh", "dietas de Europa y de América del Norte");
  expect(both.answer).toContain("| Europa |");
  expect(both.answer).toContain("| América del Norte |");
});

it("names the column of the person's own words, not that of the everyday question", async () => {
  const { answer } = await askDesk(
    "mesa",
    "me robaron la laptop en una escala chica, cuanto demoran en darme otra",
  );
  expect(answer).toContain("**Portátil · Plazo en otra escala: 3 días laborables**");
  const diets = await askDesk("rh", "dietas en Lima");
  expect(diets.answer).not.toContain("**América del Sur ·");
});

it("shows a short section whole, its list and its last sentence, and the table above a sentence", async () => {
  const changing = await askDesk("rh", "por que cobro distinto cada mes");
  expect(changing.answer).toContain("- plus de idioma y de instructor");
  const lost = await askDesk("rh", "he perdido la tarjeta de empresa");
  expect(lost.answer).toContain("bloquéala en la aplicación del banco");
  const networks = await askDesk("mesa", "que wifi uso");
  expect(networks.answer).toContain("| Brisa-Empresa |");
});

it("labels questions that are not for Human Resources and names the right department", async () => {
  for (const text of TEN_OUT_OF_SCOPE) {
    const { category, answer, documents } = await askDesk("rh", text);
    expect([text, category?.label, documents]).toEqual([text, "Fuera de alcance", []]);
    expect(answer).toMatch(/Gracias por preguntar.*\*\*/s);
  }
  const { category, answer } = await askDesk("rh", "no puedo entrar a la vpn");
  expect([category?.label, answer]).toEqual([
    "Fuera de alcance",
    expect.stringContaining("Mesa de servicio"),
  ]);
});

it("takes a question in everyday words for its own, and sends the other assistant's there", async () => {
  const stolen = await askDesk("mesa", "me chorearon la notebook en el colectivo, qué hago");
  expect(stolen.answer).toContain("4000");
  const hangar = await askDesk("mesa", "no agarra el internet en el hangar");
  expect(hangar.answer).toContain("| Hangar 1 y 2 |");
  const pay = await askDesk("mesa", "¿qué día me depositan la quincena?");
  expect([pay.category?.label, pay.answer]).toEqual(["Fuera de alcance", expect.stringContaining("**RH+**")]);
});

it("gives the human contact first on sensitive topics", async () => {
  const { answer, category } = await askDesk("rh", "mi jefe me acosa, ¿qué hago?");
  expect(answer.indexOf("900 000 111")).toBeGreaterThan(-1);
  expect(answer.indexOf("900 000 111")).toBeLessThan(400);
  expect(category?.name).not.toBe("out_of_scope");
});

it("answers after the contact where the question has no question mark", async () => {
  const { answer, documents } = await askDesk("rh", "mi jefe me acosa, qué pasa si lo denuncio");
  expect(answer.indexOf("900 000 111")).toBeGreaterThan(-1);
  expect(documents).not.toEqual([]);
});

it("shows only the contact when nothing was asked", async () => {
  for (const [text, start] of [
    ["no puedo más", "Gracias por contarlo."],
    ["mi jefe me grita todos los días", "Esto es importante"],
  ] as const) {
    const { answer, documents } = await askDesk("rh", text);
    expect([answer.startsWith(start), answer.trim().includes("\n"), documents]).toEqual([true, false, []]);
  }
});

it("gives a person in distress a contact in every chat, and still answers", async () => {
  for (const [path, more] of [
    ["chatlibre", {}],
    ["chat_assistant", { assistantId: OFFICIAL_IDS["service-desk"] }],
  ] as const) {
    const { text } = await ask(test, newPerson(), question("no puedo más", more), path);
    expect(text.indexOf("900 000 222")).toBeGreaterThan(-1);
    expect(text.indexOf("900 000 222")).toBeLessThan(200);
  }
  const { text } = await ask(test, newPerson(), question("escribe un poema sobre aviones"), "chatlibre");
  expect(text).not.toContain("900 000 222");
});

it("reports that it found nothing instead of inventing an answer", async () => {
  const { answer, parts } = await askDesk("rh", "permiso para criar alpacas en la terraza");
  expect(parts).toContainEqual({ type: "data-grounded", data: { grounded: false } });
  expect(answer).toContain("caso con Recursos Humanos");
});

it("waits for demo documents that this process has yet to add", async () => {
  const desk = OFFICIAL_IDS["service-desk"];
  expect(documentsToCome(desk)).toBe(0);
  setDocumentsToCome(desk, 20);
  const early = await askDesk("mesa", "no me conecta la vpn en casa");
  setDocumentsToCome(desk, 0);
  const later = await askDesk("mesa", "no me conecta la vpn en casa");
  expect(early.answer).toMatch(/^Todavía estoy leyendo los documentos: llevo \d+ de \d+\./);
  expect(later.answer).toContain("Pasarela");
});

it("never duplicates a document, nor restores one that somebody removed", async () => {
  const { db } = test.deps.database;
  const count = async () =>
    (await db.selectFrom("files").select("id").where("source", "=", "demo").execute()).length;
  const before = await count();
  expect(before).toBeGreaterThanOrEqual(24);
  expect(await seedDemo({ ...test.deps, db })).toBe(0);
  expect(await count()).toBe(before);
  const row = await db
    .selectFrom("files")
    .select("id")
    .where("source_key", "=", "windows-10")
    .executeTakeFirstOrThrow();
  await removeFile(test.deps, row.id);
  await seedDemo({ ...test.deps, db });
  await readSeeded(test);
  expect(await count()).toBe(before - 1);
});

it("has the official assistants, which can't be deleted", async () => {
  const admin = newPerson(["chat_metatron_user_admin"]);
  const { items } = (
    await test.as(admin)({ method: "GET", url: "/api/assistants/list?scope=official" })
  ).json();
  expect(items.map(({ name }: { name: string }) => name).sort()).toEqual([
    "Chat libre",
    "General",
    "Mesa de servicio",
    "RH+",
  ]);
  const gone = await test.as(admin)({
    method: "DELETE",
    url: `/api/assistant/assistant_delete?assistant_id=${OFFICIAL_IDS.general}`,
  });
  expect(gone.statusCode).toBe(403);
});
