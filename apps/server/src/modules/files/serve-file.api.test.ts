import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, question } from "../../../test/ask.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { type OpenAiStandIn, startOpenAiStandIn } from "../../../test/stand-ins/openai.ts";
import { formOf, uploader } from "../../../test/upload.ts";

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==",
  "base64",
);

let provider: OpenAiStandIn;
let test: TestApp;
beforeAll(async () => {
  provider = await startOpenAiStandIn({ tokens: 3 });
  test = await startTestApp({
    environment: {
      OPENAI_BASE_URL: provider.baseUrl,
      OPENAI_MODELS: "gpt-5",
      EMBEDDING_MODEL: "text-embedding-3-small",
      OLLAMA_BASE_URL: "off",
    },
  });
});
afterAll(async () => {
  await test.close();
  await provider.close();
});

describe("the original", () => {
  it("is served whole and in ranges, and 416 for a range outside of it", async () => {
    const ana = uploader(test);
    const { id } = await ana.upload({ conversationId: randomUUID(), content: "0123456789".repeat(500) });
    const get = (range?: string) =>
      ana.call({
        url: `/api/files/${id}/content`,
        headers: { "accept-encoding": "gzip", ...(range ? { range } : {}) },
      });
    const whole = await get();
    expect([whole.statusCode, whole.body.length, whole.headers["content-encoding"]]).toEqual([
      200,
      5000,
      undefined,
    ]);
    expect(whole.headers).toMatchObject({
      "content-type": "text/plain",
      "accept-ranges": "bytes",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    const part = await get("bytes=10-14");
    expect([part.statusCode, part.body, part.headers["content-range"]]).toEqual([
      206,
      "01234",
      "bytes 10-14/5000",
    ]);
    expect((await get("bytes=-3")).body).toBe("789");
    const beyond = await get("bytes=9000-");
    expect([beyond.statusCode, beyond.headers["content-range"]]).toEqual([416, "bytes */5000"]);
  });

  it.each([
    ["página.html", "<html><script>alert(1)</script></html>", "text/html"],
    ["dibujo.xml", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', "text/plain"],
  ])("%s is downloaded or shown as text, never executed", async (name, content, type) => {
    const ana = uploader(test);
    const { id } = await ana.upload({ conversationId: randomUUID(), name, content });
    const answer = await ana.call({ url: `/api/files/${id}/content` });
    expect(answer.headers["content-type"]).toBe(type);
    expect(answer.headers["content-security-policy"]).toContain("sandbox");
    if (type !== "text/plain") expect(answer.headers["content-disposition"]).toMatch(/^attachment/);
    const { url } = (await ana.call({ url: `/api/files/${id}/address` })).json();
    const open = await fetch(new URL(url, await test.listen()));
    expect([open.status, await open.text(), open.headers.get("content-type")]).toEqual([200, content, type]);
    expect(open.headers.get("content-security-policy")).toContain("sandbox");
  });

  it.each([
    "../../etc/passwd.txt",
    'a"; filename="b.html.txt',
    "informe\u202Efdp.txt",
    "línea\r\nset-cookie: x=1.txt",
    "😀 año.txt",
  ])("keeps a hostile name harmless: %j", async (name) => {
    const ana = uploader(test);
    const { id } = await ana.upload({ conversationId: randomUUID(), name, content: "hola" });
    const answer = await ana.call({ url: `/api/files/${id}/content` });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect(answer.headers["content-disposition"]).toMatch(
      /^inline; filename="[^"/\\]*"; filename\*=UTF-8''[\w.%~!-]*$/,
    );
  });
});

describe("a picture", () => {
  async function uploadPicture(ana: ReturnType<typeof uploader>, content = PNG) {
    const { body } = await ana.sign({
      name: "foto.png",
      type: "image/png",
      size: content.length,
      purpose: "image",
    });
    await ana.put(body, content);
    const fileId: string = body.fileId;
    return fileId;
  }
  const about = (fileId: string, changes = {}) =>
    question("", {
      content: [
        { type: "text", text: "¿Qué es?" },
        { type: "image_url", image_url: { url: `/api/files/${fileId}/content` } },
      ],
      ...changes,
    });

  it("is completed by the message that names it, is sent inline, and is deleted with its conversation", async () => {
    const ana = uploader(test);
    const fileId = await uploadPicture(ana);
    const request = about(fileId);
    expect((await ask(test, ana.person, request)).status).toBe(200);
    const sent = provider.requests.map(({ body }) => JSON.stringify(body)).join();
    expect(sent).toMatch(/data:image\/png;base64,\w/);
    expect((await ana.call({ url: `/api/files/${fileId}/content` })).rawPayload).toEqual(PNG);
    await ana.call({ method: "DELETE", url: `/api/history/delete/${request.conversationId}` });
    expect((await ana.call({ url: `/api/files/${fileId}/content` })).statusCode).toBe(404);
  });

  it("can't be another person's or a fake", async () => {
    const [ana, bea] = [uploader(test), uploader(test)];
    expect((await ask(test, bea.person, about(await uploadPicture(ana)))).status).toBe(404);
    const fake = await uploadPicture(ana, Buffer.from("<svg onload=alert(1)></svg>"));
    expect((await ask(test, ana.person, about(fake))).status).toBe(404);
  });
});

describe("reading for the browser's own knowledge base", () => {
  const send = (accept: string, content: string, name = "guía.md") => {
    const { headers, payload } = formOf({ name, content });
    return uploader(test).call({
      method: "POST",
      url: "/api/files",
      headers: { ...headers, accept },
      payload,
    });
  };

  it("returns the text in chunks, alone or after progress events, and stores nothing", async () => {
    const count = () => test.deps.database.db.selectFrom("files").selectAll().execute();
    const before = (await count()).length;
    const content = "# Guía\n\nEl chaleco es amarillo.\n\n## Botas\n\nLas botas son negras.";
    const plain = await send("application/json", content);
    expect(plain.statusCode).toBe(200);
    const { chunks, ...read } = plain.json();
    expect(read).toMatchObject({ numChars: read.text.length, numTokens: Math.ceil(read.text.length / 4) });
    expect(chunks.length).toBeGreaterThan(0);
    for (const chunk of chunks)
      expect(read.text.slice(chunk.start, chunk.end)).toContain(chunk.text.slice(0, 10));

    const events = await send("text/event-stream", content);
    expect(events.headers["content-type"]).toMatch(/^text\/event-stream/);
    const parts = events.body
      .split("\n")
      .filter((line) => line.startsWith("data: {"))
      .map((line) => JSON.parse(line.slice(6)));
    expect(parts.at(-1)).toEqual({ type: "data-file", data: { ...read, chunks } });
    expect((await count()).length).toBe(before);
  });

  it("reports errors as a response and inside the stream", async () => {
    const plain = await send("application/json", "no soy un pdf", "falso.pdf");
    expect([plain.statusCode, plain.json().code]).toEqual([415, "file_type_mismatch"]);
    const events = await send("text/event-stream", "no soy un pdf", "falso.pdf");
    expect(events.body).toContain('"code":"file_type_mismatch"');
  });
});

describe("embeddings", () => {
  it("are one vector for each text, in order", async () => {
    const input = Array.from({ length: 70 }, (_, n) => `texto ${n}`);
    const answer = await uploader(test).call({ method: "POST", url: "/api/embeddings", payload: { input } });
    expect(answer.statusCode).toBe(200);
    const { model, dimensions, data } = answer.json();
    expect({ model, dimensions, count: data.length }).toEqual({
      model: "text-embedding-3-small",
      dimensions: 256,
      count: 70,
    });
    expect(data.map(({ index }: { index: number }) => index)).toEqual(input.map((_, n) => n));
    expect(data[3].embedding).not.toEqual(data[4].embedding);
  });
});
