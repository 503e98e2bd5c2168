import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startGoogleStandIn } from "../../../../test/stand-ins/google.ts";
import { type OpenAiStandIn, startOpenAiStandIn } from "../../../../test/stand-ins/openai.ts";
import type { VendorStandIn } from "../../../../test/stand-ins/vendor-server.ts";
import { readWav } from "../../speech/index.ts";
import type { ModelsConfig } from "../model-sources.ts";
import { createOutbound, OutboundRefused } from "../outbound.ts";
import { createPainter } from "./painter.ts";
import { createSpeaker } from "./speaker.ts";
import { createTranscriber } from "./transcriber.ts";

const QUICK = { connectMs: 100, firstByteMs: 200, idleMs: 300, totalMs: 2000 };
const PATIENT = { connectMs: 60_000, firstByteMs: 60_000, idleMs: 60_000, totalMs: 60_000 };
/** Only the model that never answers may time out; on a busy machine every other one would, too. */
const timeoutsOf = (configured: string) => (configured.endsWith("silent") ? QUICK : PATIENT);
const outbound = createOutbound({ checks: [] });
let openai: OpenAiStandIn;
let google: VendorStandIn;
let config: ModelsConfig;
beforeAll(async () => {
  [openai, google] = await Promise.all([startOpenAiStandIn(), startGoogleStandIn()]);
  const azure = openai.baseUrl.replace("/v1", "");
  config = {
    openai: { apiKey: "k", baseUrl: openai.baseUrl },
    azure: { apiKey: "az", baseUrl: azure, apiVersion: "2025-04-01", deployments: [] },
    google: { apiKey: "g", baseUrl: google.baseUrl },
    defaultModel: "none",
  };
});
afterAll(() => Promise.all([openai.close(), google.close()]));

const request = { personId: "p", prompt: "Un hangar", size: "1536x1024" } as const;
const paint = (configured: string, changes = {}) =>
  createPainter({ configured, config, outbound, timeouts: timeoutsOf(configured) })?.paint({
    ...request,
    ...changes,
  });
const speech = { text: "Hola", language: "es", voice: "nova", speed: 1, personId: "p" } as const;
const say = (configured: string) =>
  createSpeaker({ configured, config, outbound, timeouts: timeoutsOf(configured) })?.say(speech);

describe("an image model", () => {
  it("generates an image with OpenAI's protocol, in the requested size", async () => {
    const picture = await paint("gpt-image-1");
    expect(Buffer.from(picture ?? []).toString("latin1", 1, 4)).toBe("PNG");
    expect(openai.requests.at(-1)).toMatchObject({
      path: "/v1/images/generations",
      body: { model: "gpt-image-1", prompt: "Un hangar", size: "1536x1024", n: 1 },
    });
  });

  it("starts from a source image if one is given", async () => {
    const source = { bytes: Buffer.from("pixels"), type: "image/png" };
    await paint("gpt-image-1", { source });
    const { path, body } = openai.requests.at(-1) ?? {};
    expect(path).toBe("/v1/images/edits");
    expect(String(body?.form)).toContain("pixels");
  });

  it("generates an image on Azure with its deployment, key and version", async () => {
    await paint("azure:dibujos");
    const { path, headers } = openai.requests.at(-1) ?? {};
    expect(path).toBe("/openai/deployments/dibujos/images/generations?api-version=2025-04-01");
    expect(headers?.["api-key"]).toBe("az");
  });

  it("generates an image with Gemini, which takes aspect ratios instead of sizes", async () => {
    const picture = await paint("gemini-2.5-flash-image");
    expect(Buffer.from(picture ?? []).toString("latin1", 1, 4)).toBe("PNG");
    expect(JSON.stringify(google.requests.at(-1)?.body)).toContain('"aspectRatio":"3:2"');
  });

  it.each([
    ["refuse", { code: "content_refused" }],
    ["rate-limit", { code: "provider_rate_limited", retryAfterSeconds: 7 }],
    ["server-error", { code: "model_unavailable" }],
    ["silent", { code: "model_timeout" }],
    ["gemini-image-safety", { code: "content_refused" }],
  ])("maps %s to its error code", async (model, error) => {
    await expect(paint(model)).rejects.toMatchObject(error);
  });

  it("reports whether it accepts a source image", () => {
    const takes = (configured: string) => createPainter({ configured, config, outbound })?.takesSource;
    expect([takes("gpt-image-1"), takes("dall-e-3"), takes("gemini-2.5-flash-image")]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe("a speech model", () => {
  it("speaks with OpenAI's protocol", async () => {
    const sound = await say("gpt-4o-mini-tts");
    expect(readWav(sound ?? new Uint8Array())?.seconds).toBeCloseTo(0.4);
    expect(openai.requests.at(-1)?.body).toMatchObject({
      input: "Hola",
      voice: "nova",
      response_format: "mp3",
    });
  });

  it("speaks with Gemini, whose samples get a WAV header", async () => {
    const sound = await say("gemini-2.5-flash-preview-tts");
    expect(readWav(sound ?? new Uint8Array())?.seconds).toBeCloseTo(1);
  });

  it("distinguishes a rate limit from a timeout", async () => {
    await expect(say("rate-limit")).rejects.toMatchObject({ code: "provider_rate_limited" });
    await expect(say("silent")).rejects.toMatchObject({ code: "model_timeout" });
  });
});

describe("no image, text or recording leaves unchecked", () => {
  const closed = createOutbound({
    checks: [{ name: "closed", check: () => ({ outcome: "refuse", code: "closed", message: "Closed." }) }],
  });

  it("for any of the models", async () => {
    const before = openai.requests.length;
    const options = { configured: "gpt-x", config, outbound: closed };
    const recording = { bytes: Buffer.from("x"), type: "audio/wav", language: "es", personId: "p" } as const;
    await expect(createPainter(options)?.paint(request)).rejects.toBeInstanceOf(OutboundRefused);
    await expect(createSpeaker(options)?.say(speech)).rejects.toBeInstanceOf(OutboundRefused);
    await expect(createTranscriber(options)?.transcribe(recording)).rejects.toBeInstanceOf(OutboundRefused);
    expect(openai.requests.length).toBe(before);
  });
});

it("transcribes a recording", async () => {
  const transcriber = createTranscriber({ configured: "whisper-1", config, outbound });
  const bytes = Buffer.from("sound");
  await expect(
    transcriber?.transcribe({ bytes, type: "audio/wav", language: "es", personId: "p" }),
  ).resolves.toBe("Hola desde el hangar.");
  expect(String(openai.requests.at(-1)?.body.form)).toContain("sound");
});

it("is undefined if no provider has the model", () => {
  const nobody = { configured: "gpt-image-1", config: { defaultModel: "none" }, outbound };
  expect(createPainter(nobody)).toBeUndefined();
});
