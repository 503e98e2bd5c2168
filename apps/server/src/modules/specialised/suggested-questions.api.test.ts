import { afterAll, beforeAll, expect, it } from "vitest";
import { ask, question } from "../../../test/ask.ts";
import type { TestApp } from "../../../test/harness.ts";
import { startSeededApp } from "../../../test/seeded-app.ts";
import { newPerson } from "../../../test/test-issuer.ts";
import { OFFERED, OFFERED_AT_THE_DESK } from "./offered-questions.examples.ts";
import { OFFICIAL_IDS, officialAssistants } from "./official-assistants.ts";
import { defaultSuggestions } from "./suggestions.ts";

let test: TestApp;
let keys: Map<string, string>;

beforeAll(async () => {
  test = await startSeededApp({ environment: { OLLAMA_BASE_URL: "off", LIMIT_STREAMS: "0" } });
  const rows = await test.deps.database.db.selectFrom("files").select(["id", "source_key"]).execute();
  keys = new Map(rows.map(({ id, source_key }) => [id, source_key ?? ""]));
});
afterAll(() => test.close());

async function missesOf(offered: typeof OFFERED, path: string, more: object) {
  const misses: string[] = [];
  for (const { texts, document, says } of offered) {
    for (const text of texts) {
      const { parts, text: answer } = await ask(test, newPerson(), question(text, more), path);
      const cited = parts.flatMap((part) =>
        part.type === "data-citation" ? [keys.get(part.data.fileId ?? "")] : [],
      );
      if (!cited.includes(document) || !says.test(answer))
        misses.push(`${text} → ${cited.join(", ")}: ${answer.slice(0, 300)}`);
    }
  }
  return misses;
}

it("answers every suggested question, in three languages, from the right document", async () => {
  expect(await missesOf(OFFERED, "rhplus", {})).toEqual([]);
  const desk = { assistantId: OFFICIAL_IDS["service-desk"] };
  expect(await missesOf(OFFERED_AT_THE_DESK, "chat_assistant", desk)).toEqual([]);
});

it("names the nearest section and quotes nothing where no document answers", async () => {
  const { parts, text } = await ask(
    test,
    newPerson(),
    question("se murió mi perro, ¿puedo faltar?", {}),
    "rhplus",
  );
  expect(parts.filter(({ type }) => type === "data-citation")).toEqual([]);
  expect(text).toMatch(/por si te ayuda:\n\n- \*\*Guía de permisos retribuidos\*\*, «/);
});

it("has a row above for every suggested question", () => {
  const asked = new Set([...OFFERED, ...OFFERED_AT_THE_DESK].flatMap(({ texts }) => texts));
  const starters = officialAssistants("m").filter(
    ({ specialty }) => specialty === "rh-plus" || specialty === "service-desk",
  );
  const suggested = [...defaultSuggestions["rh-plus"], ...defaultSuggestions["ai-builder"]];
  const offered = [
    ...suggested.flatMap(({ text, translations }) => [text, ...Object.values(translations ?? {})]),
    ...starters.flatMap((assistant) => assistant.starters),
  ];
  expect(offered.filter((text) => !asked.has(text))).toEqual([]);
});

it("has every shipped suggestion in English and Portuguese", () => {
  const untranslated = Object.values(defaultSuggestions)
    .flat()
    .filter(({ translations }) => !translations?.en || !translations.pt);
  expect(untranslated).toEqual([]);
});
