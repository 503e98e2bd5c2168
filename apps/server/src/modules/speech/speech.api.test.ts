import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { type OpenAiStandIn, startOpenAiStandIn } from "../../../test/stand-ins/openai.ts";
import { toneOf } from "../../../test/stand-ins/tone.ts";
import { newPerson, type TestPerson } from "../../../test/test-issuer.ts";
import { formOf } from "../../../test/upload.ts";
import { readWav } from "../../adapters/speech/index.ts";

let spoken: TestApp;
let silent: TestApp;
let provider: OpenAiStandIn;
let folder: string;
beforeAll(async () => {
  provider = await startOpenAiStandIn();
  folder = await mkdtemp(join(tmpdir(), "metatron-voice-"));
  spoken = await startTestApp({
    environment: {
      OPENAI_BASE_URL: provider.baseUrl,
      OLLAMA_BASE_URL: "off",
      SPEECH_MODEL: "voice",
      TRANSCRIPTION_MODEL: "ear",
      LIMIT_SPEECH_CHARS_PER_DAY: "1000",
    },
  });
  silent = await startTestApp({ environment: { OLLAMA_BASE_URL: "off" } });
});
afterAll(async () => {
  await Promise.all([spoken.close(), silent.close()]);
  await provider.close();
  await rm(folder, { recursive: true, force: true });
});

const speak = (test: TestApp, person: TestPerson, payload: object) =>
  test.as(person)({ method: "POST", url: "/api/fmops/tts", payload });
const voices = async (test: TestApp, person: TestPerson) =>
  (await test.as(person)({ url: "/api/fmops/voices" })).json();
const said = () => provider.requests.map(({ body }) => body.input);

describe("reading aloud", () => {
  it("reads a text without its Markdown, as playable audio", async () => {
    const answer = await speak(spoken, newPerson(), { text: "## Hola **mundo** y PNR" });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("audio/wav");
    expect(readWav(answer.rawPayload)?.seconds).toBeCloseTo(0.43, 1);
    expect(said().at(-1)).toBe("Hola mundo y pe ene erre.");
  });

  it("splits a long text by sentences and joins the audio", async () => {
    const before = provider.requests.length;
    const text = Array.from({ length: 12 }, (_, n) => `Esta es la frase ${n} y se lee entera. `).join("");
    const answer = await speak(spoken, newPerson(), { text });
    const pieces = said().slice(before);
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.join(" ")).toBe(text.trim());
    const seconds = pieces.reduce((sum, piece) => sum + Math.min(3, String(piece).length / 60), 0);
    expect(readWav(answer.rawPayload)?.seconds).toBeCloseTo(seconds, 0);
  });

  it("synthesises the same text with the same voice once, and cached audio is free", async () => {
    const person = newPerson();
    const request = { text: "Lo mismo otra vez.", voice: "echo" };
    await speak(spoken, person, request);
    const { today } = await voices(spoken, person);
    expect(today).toEqual({ perDay: 1000, left: 1000 - request.text.length });
    const before = provider.requests.length;
    expect((await speak(spoken, person, request)).statusCode).toBe(200);
    expect(provider.requests.length).toBe(before);
    expect(await voices(spoken, person)).toMatchObject({ provider: "model", today });
    await speak(spoken, person, { ...request, voice: "nova" });
    expect(provider.requests.length).toBe(before + 1);
  });

  it.each([
    ["refuse", "content_refused"],
    ["rate-limit", "provider_rate_limited"],
    ["broken", "provider_broken_stream"],
  ])("reports the reason when the provider answers with %s", async (script, code) => {
    const person = newPerson();
    const answer = await speak(spoken, person, { text: `Palabras [[media:${script}]]` });
    expect(answer.json().code).toBe(code);
    expect((await voices(spoken, person)).today.left).toBe(1000);
  });

  it("refuses text over the daily quota, an unknown voice, and text without words", async () => {
    const person = newPerson();
    const before = provider.requests.length;
    const long = await speak(spoken, person, {
      text: Array.from({ length: 80 }, (_, n) => `Una frase más, la ${n}. `).join(""),
    });
    expect(long.json().code).toBe("daily_limit_reached");
    expect(provider.requests.length).toBe(before);
    expect((await speak(spoken, person, { text: "Hola", voice: "nadie" })).json().code).toBe(
      "validation_failed",
    );
    expect((await speak(spoken, person, { text: "---" })).json().code).toBe("validation_failed");
  });

  it("reports 424 without a speech model, so that the browser speaks", async () => {
    const person = newPerson();
    expect((await speak(silent, person, { text: "Hola" })).statusCode).toBe(424);
    expect(await voices(silent, person)).toMatchObject({ provider: "none", voices: [] });
  });
});

it("uses the system's program without a model, and never passes the text as an argument", async () => {
  const program = join(folder, "espeak-ng");
  // Started by a shell, because a shebang line can't name a path with spaces.
  const start = `#!/bin/sh\nexec "${process.execPath}" "$0.cjs" "$@"\n`;
  const script = `const fs = require("node:fs");
const said = fs.readFileSync(0, "utf8");
if (process.argv.join(" ").includes("rm")) process.exit(3);
fs.writeFileSync(${JSON.stringify(join(folder, "said.json"))}, JSON.stringify({ said, args: process.argv.slice(2) }));
process.stdout.write(Buffer.from(${JSON.stringify(toneOf(0.5).toString("base64"))}, "base64"));`;
  await writeFile(program, start);
  await writeFile(`${program}.cjs`, script);
  await chmod(program, 0o755);
  const test = await startTestApp({ environment: { OLLAMA_BASE_URL: "off", SPEECH_PROGRAM: program } });
  try {
    const answer = await speak(test, newPerson(), { text: "$(rm -rf /) `hola`; adiós", language: "pt" });
    expect(readWav(answer.rawPayload)?.seconds).toBeCloseTo(0.5);
    const { said, args } = JSON.parse(
      await import("node:fs/promises").then(({ readFile }) => readFile(join(folder, "said.json"), "utf8")),
    );
    expect(said).toBe("$(rm -rf /) hola; adiós");
    expect(args).toEqual(["--stdin", "--stdout", "-v", "pt-br", "-s", "165"]);
  } finally {
    await test.close();
  }
});

describe("dictation", () => {
  const dictate = (test: TestApp, content: Buffer) => {
    const { headers, payload } = formOf({ name: "voz.wav", content, fields: { language: "es" } });
    return test.as(newPerson())({ method: "POST", url: "/api/fmops/transcribe", headers, payload });
  };

  it("transcribes a recording", async () => {
    expect((await dictate(spoken, toneOf(0.2))).json()).toEqual({ text: "Hola desde el hangar." });
  });

  it("refuses a file that is no recording, and reports a missing model", async () => {
    expect((await dictate(spoken, Buffer.from("no soy sonido"))).json().code).toBe("audio_invalid");
    expect((await dictate(silent, toneOf(0.2))).statusCode).toBe(424);
  });
});

it("offers no speech models to external people unless the models name their role", async () => {
  const external = newPerson(["chat_metatron_user_external"]);
  expect(await voices(spoken, external)).toMatchObject({ provider: "none", voices: [] });
  expect((await speak(spoken, external, { text: "Hola" })).json()).toMatchObject({
    code: "model_not_configured",
  });
  const { headers, payload } = formOf({ name: "voz.wav", content: toneOf(0.2) });
  const heard = await spoken.as(external)({ method: "POST", url: "/api/fmops/transcribe", headers, payload });
  expect(heard.json()).toMatchObject({ code: "model_not_configured" });
});
