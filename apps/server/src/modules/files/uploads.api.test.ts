import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, question } from "../../../test/ask.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { uploader } from "../../../test/upload.ts";
import type { Storage } from "../../adapters/storage/index.ts";
import { completeUpload } from "./complete-upload.ts";
import { ingestFile } from "./ingest-file.job.ts";

const MB = 1024 * 1024;
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==",
  "base64",
);

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({
    environment: { UPLOAD_MAX_MB: "2", UPLOAD_MAX_FILES: "3", OLLAMA_BASE_URL: "off" },
  });
});
afterAll(() => test.close());

const jobsFor = async (fileId: string) => {
  const { rows } = await test.deps.database.pool.query(
    "select id from pgboss.job where name = $1 and data ->> 'fileId' = $2",
    [ingestFile.name, fileId],
  );
  return rows.length;
};

describe("an upload directly to storage", () => {
  it("is signed, uploaded, completed, and queued to be read", async () => {
    const ana = uploader(test);
    const conversationId = randomUUID();
    const fileId = randomUUID();
    const signed = await ana.sign({ fileId, ownerId: conversationId, name: "Menú á.txt" });
    expect(signed.status).toBe(200);
    expect(signed.body).toMatchObject({ fileId, method: "PUT", uploaded: false, resume: { received: 0 } });
    expect(await ana.list(conversationId)).toEqual([]);
    expect((await ana.complete(conversationId, fileId)).json()).toMatchObject({
      code: "file_missing_upload",
    });

    expect(await ana.put(signed.body, "hola")).toBe(200);
    const completed = await ana.complete(conversationId, fileId);
    expect(completed.statusCode).toBe(202);
    const file = { id: fileId, name: "Menú á.txt", type: "text/plain", size: 4, status: "queued" };
    expect(completed.json()).toMatchObject(file);
    expect(await ana.list(conversationId)).toMatchObject([file]);
    expect(await jobsFor(fileId)).toBe(1);
  });

  it("completed twice, and twice at once, is one file read once", async () => {
    const ana = uploader(test);
    const conversationId = randomUUID();
    const { body } = await ana.sign({ ownerId: conversationId });
    await ana.put(body, "dos!");
    const answers = await Promise.all([1, 2, 3].map(() => ana.complete(conversationId, body.fileId)));
    answers.push(await ana.complete(conversationId, body.fileId));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 202]);
    expect(new Set(answers.map((answer) => answer.json().id))).toEqual(new Set([body.fileId]));
    expect(await ana.list(conversationId)).toHaveLength(1);
    expect(await jobsFor(body.fileId)).toBe(1);
  });

  it("completed three times at the same moment is queued once", async () => {
    const { deps } = test;
    const { person, sign, put } = uploader(test);
    const ownerId = randomUUID();
    const { body } = await sign({ ownerId });
    await put(body, "tres");
    const { id: personId } = await deps.database.db
      .selectFrom("people")
      .select("id")
      .where("subject", "=", person.sub)
      .executeTakeFirstOrThrow();
    // Each call waits here until all of them have read the upload as incomplete.
    const all = Promise.withResolvers<void>();
    let waiting = 0;
    const storage: Storage = {
      ...deps.storage,
      async get(...wanted) {
        waiting += 1;
        if (waiting === 3) all.resolve();
        await all.promise;
        return deps.storage.get(...wanted);
      },
    };
    const completed = { personId, fileId: body.fileId, purpose: "conversation", ownerId } as const;
    const made = { db: deps.database.db, jobs: deps.jobs, storage };
    const files = await Promise.all([1, 2, 3].map(() => completeUpload(made, completed)));
    expect(files.map(({ status }) => status)).toEqual(["queued", "queued", "queued"]);
    expect(await jobsFor(body.fileId)).toBe(1);
  });

  it("resumes after an interruption when the URL is requested again", async () => {
    const ana = uploader(test);
    const conversationId = randomUUID();
    const ask = { fileId: randomUUID(), ownerId: conversationId, size: 10 };
    const { body } = await ana.sign(ask);
    expect(await ana.put(body, "01234", { "content-range": "bytes 0-4/10" })).toBe(202);
    const again = await ana.sign(ask);
    expect(again.body).toMatchObject({ uploaded: false, resume: { way: "range", received: 5 } });
    expect(await ana.put(again.body, "56789", { "content-range": "bytes 5-9/10" })).toBe(200);
    expect((await ana.sign(ask)).body).toMatchObject({ uploaded: true });
    expect((await ana.complete(conversationId, ask.fileId)).json()).toMatchObject({
      status: "queued",
      size: 10,
    });
  });

  it("has a unique id: announced again with other data or by another person, it is refused", async () => {
    const [ana, bea] = [uploader(test), uploader(test)];
    const { body } = await ana.sign({ ownerId: randomUUID() });
    const { fileId } = body;
    expect(await ana.sign({ fileId, ownerId: randomUUID() })).toMatchObject({ status: 409 });
    expect(await bea.sign({ fileId, ownerId: randomUUID() })).toMatchObject({ status: 404 });
  });
});

describe("the same bytes a second time", () => {
  it("resolve to the existing file, and their second object is deleted", async () => {
    const ana = uploader(test);
    const conversationId = randomUUID();
    const first = await ana.upload({ conversationId, content: "igual", name: "uno.txt" });
    const fileId = randomUUID();
    const second = await ana.upload({ conversationId, content: "igual", name: "dos.txt", fileId });
    expect(second.id).toBe(first.id);
    expect((await ana.complete(conversationId, fileId)).json().id).toBe(first.id);
    // The sender of the duplicate still knows it by the second id.
    expect(await ana.list(conversationId)).toMatchObject([{ id: first.id, alsoAs: [fileId] }]);
    const form = { fields: { fileId }, content: "igual", name: "dos.txt" };
    const sent = await ana.sendForm(`/api/conversation/${conversationId}/files/upload`, form);
    expect(sent.json().id).toBe(first.id);
    // Another conversation gets its own file.
    const other = await ana.upload({ conversationId: randomUUID(), content: "igual" });
    expect(other.id).not.toBe(first.id);
  });

  it("sent twice at once become one file", async () => {
    const ana = uploader(test);
    const conversationId = randomUUID();
    const files = await Promise.all(
      [1, 2, 3].map((n) => ana.upload({ conversationId, content: "a la vez", name: `${n}.txt` })),
    );
    expect(new Set(files.map(({ id }) => id)).size).toBe(1);
    expect(await ana.list(conversationId)).toHaveLength(1);
  });

  it("are read again if the first reading failed", async () => {
    const ana = uploader(test);
    const conversationId = randomUUID();
    const first = await ana.upload({ conversationId, content: "otra vez" });
    await test.deps.database.db
      .updateTable("files")
      .set({ status: "failed", reason: "took_too_long" })
      .where("id", "=", first.id)
      .execute();
    expect(await ana.upload({ conversationId, content: "otra vez" })).toMatchObject({
      id: first.id,
      status: "queued",
    });
  });
});

describe("the multipart form", () => {
  const url = (id: string) => `/api/conversation/${id}/files/upload`;

  it("results in the same file, once per id", async () => {
    const ana = uploader(test);
    const conversationId = randomUUID();
    const form = { fields: { fileId: randomUUID() }, name: "año ñ.md", content: "# Hola" };
    const answers = [
      await ana.sendForm(url(conversationId), form),
      await ana.sendForm(url(conversationId), form),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
    expect(answers[1]?.json()).toMatchObject({
      id: form.fields.fileId,
      name: "año ñ.md",
      type: "text/markdown",
    });
    expect(await ana.list(conversationId)).toHaveLength(1);
    expect(await jobsFor(form.fields.fileId)).toBe(1);
  });

  it.each([
    ["too large", { content: Buffer.alloc(2 * MB + 1, "a") }, 413, "file_too_large"],
    ["empty", { content: "" }, 422, "file_empty"],
    ["of a type that is not allowed", { content: "MZ", name: "juego.exe" }, 415, "file_type_not_allowed"],
    ["sent with an unknown field", { content: "hola", fields: { owner: "x" } }, 422, "validation_failed"],
  ])("refuses a form that is %s", async (_, form, status, code) => {
    const answer = await uploader(test).sendForm(url(randomUUID()), form);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  it("refuses a form that is broken, or without a file", async () => {
    const { call } = uploader(test);
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    for (const payload of ["--x\r\ncontent-disp", "--x--\r\n", ""]) {
      const answer = await call({ method: "POST", url: url(randomUUID()), headers, payload });
      expect(answer.statusCode, payload).toBe(400);
    }
  });
});

describe("upload limits", () => {
  it.each([
    ["larger than allowed", { size: 2 * MB + 1 }, 413, "file_too_large"],
    ["of a type that is not allowed", { name: "juego.exe" }, 415, "file_type_not_allowed"],
    ["without an ending", { name: "LEEME" }, 415, "file_type_not_allowed"],
    [
      "no picture for a picture",
      { name: "plan.pdf", purpose: "image" as const },
      415,
      "file_type_not_allowed",
    ],
    [
      "an image that could run scripts",
      { name: "logo.svg", purpose: "image" as const },
      415,
      "file_type_not_allowed",
    ],
    ["empty", { size: 0 }, 422, "validation_failed"],
  ])("refuse a file that is %s", async (_, changes, status, code) => {
    const answer = await uploader(test).sign({ ownerId: randomUUID(), ...changes });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it("refuse a file over the maximum number", async () => {
    const ana = uploader(test);
    const conversationId = randomUUID();
    for (const content of ["1", "2", "3"]) await ana.upload({ conversationId, content });
    const answer = await ana.sign({ ownerId: conversationId });
    expect([answer.status, answer.body.code]).toEqual([429, "storage_quota_reached"]);
  });

  it("are shown to the browser before it sends anything", async () => {
    const config = (await test.app.inject({ url: "/api/config" })).json();
    expect(config.uploads.maxBytes).toBe(2 * MB);
    expect(config.uploads.types).toEqual(expect.arrayContaining([".pdf", ".docx", ".csv"]));
  });

  it("fail a file as a fake when its bytes do not match its extension", async () => {
    const ana = uploader(test);
    const conversationId = randomUUID();
    const file = await ana.upload({ conversationId, name: "informe.pdf", content: PNG });
    expect(file).toMatchObject({
      status: "failed",
      reason: "type_mismatch",
      type: "application/octet-stream",
    });
    expect(await jobsFor(file.id)).toBe(0);
  });
});

describe("the name of a file", () => {
  const names: [string, string][] = [
    [`${"x".repeat(300)}.txt`, `${"x".repeat(251)}.txt`],
    ["cv\u202etxt.exe.txt", "cvtxt.exe.txt"],
    ["nota \0\t🎉.txt", "nota 🎉.txt"],
  ];

  it.each(names)("%j is stored as %j, by a URL and by a form", async (name, kept) => {
    const ana = uploader(test);
    const conversationId = randomUUID();
    const file = await ana.upload({ conversationId, name, content: `por dirección ${name}` });
    const url = `/api/conversation/${conversationId}/files/upload`;
    const formed = await ana.sendForm(url, { name, content: `por formulario ${name}` });
    expect([file.name, formed.json().name]).toEqual([kept, kept]);
  });
});

describe("a conversation that does not exist yet", () => {
  it("is created by its first file, and listed with its title and kind after the first question", async () => {
    const ana = uploader(test);
    const conversationId = randomUUID();
    const file = await ana.upload({ conversationId, content: "Vacaciones: 30 días.", name: "convenio.txt" });
    const find = async () => {
      const { items } = (await ana.call({ url: "/api/history/list_conversations" })).json();
      return items.find(({ id }: { id: string }) => id === conversationId);
    };
    expect(await find()).toBeUndefined();
    const request = question("¿Cuántas vacaciones tengo?", { conversationId, files: [file.id] });
    expect((await ask(test, ana.person, request, "rhplus")).status).toBe(200);
    expect(await find()).toMatchObject({ chat: "rh-plus" });
    expect((await find()).title).not.toBe("convenio.txt");
    const { items } = (
      await ana.call({ url: `/api/history/list_messages?conversationId=${conversationId}` })
    ).json();
    expect(items.find(({ role }: { role: string }) => role === "user").files).toMatchObject([
      { id: file.id, name: "convenio.txt", size: 21 },
    ]);
  });

  it("stays another person's, or deleted", async () => {
    const [ana, bea] = [uploader(test), uploader(test)];
    const conversationId = randomUUID();
    await ana.upload({ conversationId, content: "de Ana" });
    expect(await bea.sign({ ownerId: conversationId })).toMatchObject({ status: 404 });
    await ana.call({ method: "DELETE", url: `/api/history/delete/${conversationId}` });
    expect(await ana.sign({ ownerId: conversationId })).toMatchObject({ status: 404 });
  });
});

describe("files named in a question", () => {
  it("must be this person's, of this conversation", async () => {
    const [ana, bea] = [uploader(test), uploader(test)];
    const conversationId = randomUUID();
    const file = await ana.upload({ conversationId, content: "secreto" });
    const elsewhere = question("Resume", { files: [file.id] });
    expect((await ask(test, ana.person, elsewhere)).status).toBe(404);
    expect((await ask(test, bea.person, { ...elsewhere, conversationId })).status).toBe(404);
    expect((await ask(test, bea.person, question("Resume", { files: [file.id] }))).status).toBe(404);
  });
});

it("reports that no embedding model is configured", async () => {
  const payload = { input: ["hola"] };
  const answer = await uploader(test).call({ method: "POST", url: "/api/embeddings", payload });
  expect([answer.statusCode, answer.json().code]).toEqual([424, "model_not_configured"]);
});
