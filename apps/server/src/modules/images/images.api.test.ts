import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, question } from "../../../test/ask.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { readParts } from "../../../test/read-parts.ts";
import { type OpenAiStandIn, startOpenAiStandIn } from "../../../test/stand-ins/openai.ts";
import { newPerson, type TestPerson } from "../../../test/test-issuer.ts";

let embedded: TestApp;
let painted: TestApp;
let provider: OpenAiStandIn;
beforeAll(async () => {
  provider = await startOpenAiStandIn();
  const models = { OPENAI_BASE_URL: provider.baseUrl, OPENAI_MODELS: "gpt-5,blind" };
  [embedded, painted] = [
    await startTestApp({ environment: { OLLAMA_BASE_URL: "off", LIMIT_IMAGES_PER_DAY: "5" } }),
    await startTestApp({ environment: { ...models, OLLAMA_BASE_URL: "off", IMAGE_MODEL: "gpt-image-1" } }),
  ];
});
afterAll(async () => {
  await Promise.all([embedded.close(), painted.close()]);
  await provider.close();
});

const wish = (changes = {}) => ({ id: randomUUID(), prompt: "Un hangar al amanecer", ...changes });
const generate = (test: TestApp, person: TestPerson, payload: object, headers = {}) =>
  test.as(person)({ method: "POST", url: "/api/images/generate", payload, headers });
const gallery = async (test: TestApp, person: TestPerson, query = "") =>
  (await test.as(person)({ url: `/api/images${query}` })).json();
const bytesOf = async (test: TestApp, person: TestPerson, fileId: string) =>
  (await test.as(person)({ url: `/api/files/${fileId}/content` })).rawPayload;

describe("without an image model", () => {
  it("draws distinct posters of the requested size, marked as demo", async () => {
    const person = newPerson();
    const answer = await generate(embedded, person, wish({ n: 2, size: "1024x1536" }));
    expect(answer.statusCode).toBe(200);
    const { demo, images, missing } = answer.json();
    expect({ demo, count: images.length, missing }).toEqual({ demo: true, count: 2, missing: 0 });
    const [first, second] = await Promise.all(
      images.map(({ fileId }: { fileId: string }) => bytesOf(embedded, person, fileId)),
    );
    expect(await sharp(first).metadata()).toMatchObject({ format: "png", width: 1024, height: 1536 });
    expect(first.equals(second)).toBe(false);
  });

  it("is idempotent, and private to its person", async () => {
    const [person, other] = [newPerson(), newPerson()];
    const request = wish({ size: "512x512" });
    const [one, two] = await Promise.all([
      generate(embedded, person, request),
      generate(embedded, person, request),
    ]);
    const again = await generate(embedded, person, request);
    const ids = [one, two, again].map((answer) => answer.json().images[0].fileId);
    expect(new Set(ids).size).toBe(1);
    expect((await generate(embedded, other, request)).statusCode).toBe(404);
    expect((await gallery(embedded, other)).total).toBe(0);
    const url = `/api/images/${ids[0]}`;
    expect((await embedded.as(other)({ method: "DELETE", url })).statusCode).toBe(404);
    expect((await embedded.as(person)({ method: "DELETE", url })).statusCode).toBe(204);
    expect((await gallery(embedded, person)).total).toBe(0);
  });

  it("counts per day, reports the rest, and refuses the excess", async () => {
    const person = newPerson();
    await generate(embedded, person, wish({ n: 3, size: "512x512" }));
    const maker = async () => (await embedded.as(person)({ url: "/api/images/maker" })).json();
    expect(await maker()).toMatchObject({
      demo: true,
      modes: ["create", "vary"],
      today: { perDay: 5, left: 2 },
    });
    const refused = await generate(embedded, person, wish({ n: 3, size: "512x512" }));
    expect(refused.json().code).toBe("daily_limit_reached");
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await maker()).today.left).toBe(2);
  });

  it("varies its own pictures, and refuses to edit", async () => {
    const person = newPerson();
    const made = (await generate(embedded, person, wish({ size: "512x512" }))).json();
    const sourceFileId = made.images[0].fileId;
    const varied = await generate(embedded, person, wish({ mode: "vary", sourceFileId, size: "512x512" }));
    expect(varied.statusCode).toBe(200);
    const edited = await generate(embedded, person, wish({ mode: "edit", sourceFileId }));
    expect(edited.json().code).toBe("image_mode_not_supported");
    const foreign = await generate(embedded, newPerson(), wish({ mode: "vary", sourceFileId }));
    expect(foreign.statusCode).toBe(404);
  });
});

describe("with an image model", () => {
  it("draws posters for external people, who may not use a model without roles", async () => {
    const external = newPerson(["chat_metatron_user_external"]);
    const before = provider.requests.length;
    const answer = await generate(painted, external, wish({ size: "512x512" }));
    expect(answer.json()).toMatchObject({ model: "metatron-poster", demo: true });
    const maker = await painted.as(external)({ url: "/api/images/maker" });
    expect(maker.json()).toMatchObject({ model: "metatron-poster", demo: true });
    const payload = { name: "Rampa" };
    const drawn = await painted.as(external)({
      method: "POST",
      url: "/api/assistant/generate_avatar",
      payload,
    });
    expect(drawn.json()).toMatchObject({ demo: true });
    expect(provider.requests.length).toBe(before);
  });

  it("stores question and pictures in the conversation, streamed one by one", async () => {
    const person = newPerson();
    const ids = { conversationId: randomUUID(), messageId: randomUUID(), answerId: randomUUID() };
    const request = wish({ ...ids, n: 2, style: "flat", prompt: "/imagen un hangar" });
    const answer = await generate(painted, person, request, { accept: "text/event-stream" });
    const parts = readParts(answer.body);
    const shown = parts.filter((part) => part.type === "data-image");
    expect(shown.map(({ data }) => [data.n, data.of])).toEqual([
      [1, 2],
      [2, 2],
    ]);
    expect(parts.at(-1)).toMatchObject({ type: "finish", messageMetadata: { state: "complete" } });

    const { items } = (
      await painted.as(person)({ url: `/api/history/list_messages?conversationId=${ids.conversationId}` })
    ).json();
    expect(items).toMatchObject([
      { id: ids.messageId, role: "user", type: "command", text: "/imagen un hangar" },
      { id: ids.answerId, role: "assistant", type: "image", state: "complete", model: "gpt-image-1" },
    ]);
    const addresses = items[1].content.map((part: { image_url: { url: string } }) => part.image_url.url);
    expect(addresses.toSorted()).toEqual(
      shown.map(({ data }) => `/api/files/${data.fileId}/content`).toSorted(),
    );
    const sent = provider.requests.at(-1)?.body.prompt;
    expect(sent).toContain("un hangar");
    expect(sent).toContain("flat vector illustration");

    const again = await generate(painted, person, request, { accept: "text/event-stream" });
    expect(readParts(again.body).filter((part) => part.type === "data-image")).toHaveLength(2);
    expect((await gallery(painted, person)).total).toBe(2);
  });

  it("lists the person's own pictures, newest first, page by page, searchable without accents", async () => {
    const person = newPerson();
    for (const prompt of ["Estación de montaña", "Avión en pista", "Cabina de noche"])
      await generate(painted, person, wish({ prompt }));
    const first = await gallery(painted, person, "?limit=2");
    expect(first.items.map(({ prompt }: { prompt: string }) => prompt)).toEqual([
      "Cabina de noche",
      "Avión en pista",
    ]);
    const rest = await gallery(painted, person, `?limit=2&cursor=${first.nextCursor}`);
    expect(rest).toMatchObject({ items: [{ prompt: "Estación de montaña" }], nextCursor: null, total: 3 });
    expect(await gallery(painted, person, "?q=avion")).toMatchObject({ total: 1 });
    expect(await gallery(painted, person, "?q=%25")).toMatchObject({ total: 0 });
    const shown = await painted.app.inject({ url: first.items[0].url });
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: "png", width: 1024 });
  });

  it.each([
    ["refuse", 422, "content_refused"],
    ["rate-limit", 429, "provider_rate_limited"],
    ["broken", 502, "provider_broken_stream"],
  ])(
    "reports the reason when the provider answers with %s, and charges nothing",
    async (script, status, code) => {
      const person = newPerson();
      const answer = await generate(painted, person, wish({ prompt: `Algo [[media:${script}]]` }));
      expect(answer.statusCode).toBe(status);
      expect(answer.json().code).toBe(code);
      const maker = (await painted.as(person)({ url: "/api/images/maker" })).json();
      expect(maker.today).toEqual({ perDay: 50, left: 50 });
    },
  );

  it("is cancelled when the reader disconnects, and generated on a retry", async () => {
    const person = newPerson();
    const request = wish({ prompt: "Algo [[media:silent]]" });
    const address = await painted.listen();
    const leaving = new AbortController();
    const token = await painted.issuer.accessToken(person);
    const asked = provider.requests.length;
    const call = fetch(`${address}/api/images/generate`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(request),
      signal: leaving.signal,
    });
    await expect.poll(() => provider.requests.length).toBeGreaterThan(asked);
    leaving.abort();
    await expect(call).rejects.toThrow();
    const left = async () => (await painted.as(person)({ url: "/api/images/maker" })).json().today.left;
    await expect.poll(left).toBe(50);
    const retried = await generate(painted, person, { ...request, prompt: "Algo" });
    expect(retried.statusCode).toBe(200);
  });
});

describe("pictures that people send", () => {
  const picture = async () => {
    const create = { width: 60, height: 40, channels: 3, background: "#c02020" } as const;
    const png = await sharp({ create }).png().toBuffer();
    return `data:image/png;base64,${png.toString("base64")}`;
  };
  const describeIt = (test: TestApp, image: string, person = newPerson()) =>
    test.as(person)({ method: "POST", url: "/api/images/describe", payload: { image } });
  const vision = (url: string, text = "¿Qué se ve?") =>
    question("", {
      content: [
        { type: "text", text },
        { type: "image_url", image_url: { url } },
      ],
    });

  it("are described by a vision model", async () => {
    const answer = await describeIt(painted, await picture());
    expect(answer.json()).toMatchObject({ model: "gpt-5", demo: false });
    expect(JSON.stringify(provider.requests.at(-1)?.body)).toContain("data:image/png;base64,");
  });

  it("are described by size and colours without a model, with a notice that no model saw them", async () => {
    const { text, demo, model } = (await describeIt(embedded, await picture())).json();
    expect({ demo, model }).toEqual({ demo: true, model: "metatron-ocr" });
    expect(text).toMatch(/Sin modelo de visión[\s\S]*60 × 40 píxeles[\s\S]*rojo/);
  });

  it("are sent inline to a vision model, and stored as a file in the history", async () => {
    const person = newPerson();
    const request = vision(await picture());
    expect((await ask(painted, person, request)).status).toBe(200);
    const url = `/api/history/list_messages?conversationId=${request.conversationId}`;
    const [asked] = (await painted.as(person)({ url })).json().items;
    expect(asked).toMatchObject({ type: "vision", content: [{ type: "text" }, { type: "image_url" }] });
    const address = asked.content[1].image_url.url;
    const shown = await painted.as(person)({ url: address });
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: "png", width: 60 });
    await painted.as(person)({ method: "DELETE", url: `/api/history/delete/${request.conversationId}` });
    expect((await painted.as(person)({ url: address })).statusCode).toBe(404);
  });

  it("are described in words for a model without vision, with a notice", async () => {
    const answer = await ask(painted, newPerson(), { ...vision(await picture()), model: "blind" });
    expect(answer.parts).toContainEqual({
      type: "data-notice",
      data: { kind: "image_read_as_text", count: 1 },
    });
    const sent = JSON.stringify(provider.requests.findLast(({ body }) => body.stream)?.body);
    expect(sent).toContain("60 × 40");
    expect(sent).not.toContain("data:image");
  });

  it("are answered by the embedded answerer from their text", async () => {
    const answer = await ask(embedded, newPerson(), vision(await picture()));
    expect(answer.text).toMatch(/60 × 40 píxeles/);
  });

  it("are refused with a reason: animated, too large, broken, vector, not an image", async () => {
    const frame = Buffer.alloc(16 * 16 * 3 * 2, 9).fill(200, 16 * 16 * 3);
    const raw = { width: 16, height: 32, channels: 3, pageHeight: 16 } as const;
    const moving = await sharp(frame, { raw })
      .gif({ loop: 0, delay: [80, 80] })
      .toBuffer();
    const bomb = await sharp({
      create: { width: 9000, height: 9000, channels: 3, background: "#000" },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    const broken = Buffer.from((await picture()).split(",")[1] ?? "", "base64").subarray(0, 60);
    const drawn = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const as = (bytes: Buffer, type = "png") => `data:image/${type};base64,${bytes.toString("base64")}`;
    const codes = [];
    for (const image of [as(moving, "gif"), as(bomb), as(broken), as(drawn), as(Buffer.from("nada"))])
      codes.push((await describeIt(embedded, image)).json().code);
    expect(codes).toEqual([
      "image_animated",
      "image_too_large",
      "image_invalid",
      "file_type_not_allowed",
      "image_invalid",
    ]);
    expect((await ask(embedded, newPerson(), vision(as(moving, "gif")))).problem.code).toBe("image_animated");
  });
});

describe("a command in a conversation", () => {
  it("is stored as it was typed, and sent to the model in full sentences", async () => {
    const person = newPerson();
    const first = question("Hola");
    await ask(painted, person, first);
    const second = question("/resumen", { conversationId: first.conversationId });
    await ask(painted, person, second);
    const { items } = (
      await painted.as(person)({ url: `/api/history/list_messages?conversationId=${first.conversationId}` })
    ).json();
    expect(items[2]).toMatchObject({ type: "command", text: "/resumen" });
    const sent = provider.requests.findLast(({ body }) => body.stream)?.body.messages?.at(-1)?.content;
    expect(sent).toContain("Resume esta conversación");
  });
});
