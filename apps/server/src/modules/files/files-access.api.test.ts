import { randomUUID } from "node:crypto";
import type { FileMetadata } from "@metatron/contract/files/file";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addMember, newAssistant, newParticipant } from "../../../test/assistant-data.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { formOf, uploader } from "../../../test/upload.ts";
import { finishReading, startReading } from "./index.ts";

let test: TestApp;
let ana: ReturnType<typeof uploader>;
let stranger: ReturnType<typeof uploader>;
const conversationId = randomUUID();
let file: FileMetadata;

beforeAll(async () => {
  test = await startTestApp({ environment: { OLLAMA_BASE_URL: "off" } });
  [ana, stranger] = [uploader(test), uploader(test)];
  file = await ana.upload({ conversationId, content: "El permiso dura 16 semanas." });
  await readNow(file.id);
});
afterAll(() => test.close());

/** Reads the file now instead of waiting for the worker. */
async function readNow(fileId: string) {
  const { database } = test.deps;
  const reading = await startReading(test.deps, fileId);
  if (!reading) throw new Error("Nothing to read.");
  const text = "El permiso dura 16 semanas.";
  await database.db.transaction().execute((trx) =>
    finishReading(trx, reading, {
      text,
      pageStarts: [0],
      blocks: [],
      pages: 1,
      title: "Permisos",
      numChunks: 1,
      numTokens: 7,
      facts: { owner: "RR. HH.", revision: "3", validUntil: "2030-12-31", supersedes: "Permisos 2" },
    }),
  );
}

type Request = InjectOptions & { url: string };
const base = () => `/api/conversation/${conversationId}`;
const cases: [name: string, request: () => Request, owner: number, stranger: number][] = [
  ["the list of files", () => ({ url: `${base()}/file/all/metadata` }), 200, 404],
  ["the original", () => ({ url: `/api/files/${file.id}/content` }), 200, 404],
  ["an address", () => ({ url: `/api/files/${file.id}/address` }), 200, 404],
  ["the text", () => ({ url: `/api/files/${file.id}/text` }), 200, 404],
  [
    "signing",
    () => ({
      method: "POST",
      url: "/api/storage/signed-url",
      payload: {
        fileId: randomUUID(),
        name: "a.txt",
        type: "text/plain",
        size: 1,
        purpose: "conversation",
        ownerId: conversationId,
      },
    }),
    200,
    404,
  ],
  [
    "completing",
    () => ({ method: "POST", url: `${base()}/files/upload`, payload: { fileId: file.id } }),
    202,
    404,
  ],
  [
    "a form",
    () => ({ method: "POST", url: `${base()}/files/upload`, ...formOf({ content: "nuevo" }) }),
    202,
    404,
  ],
  ["deleting", () => ({ method: "DELETE", url: `${base()}/file/${file.id}/delete` }), 204, 404],
];

describe.each(cases)("%s", (name, request, ownerStatus, strangerStatus) => {
  it(`answers its owner ${ownerStatus}, a stranger ${strangerStatus} and a signed-out caller 401`, async () => {
    expect((await test.app.inject(request())).statusCode).toBe(401);
    expect((await stranger.call(request())).statusCode).toBe(strangerStatus);
    const answer = await ana.call(request());
    expect(answer.statusCode).toBe(ownerStatus);
    if (name === "the text") {
      expect(answer.json()).toMatchObject({
        title: "Permisos",
        documentOwner: "RR. HH.",
        supersedes: "Permisos 2",
        pageStarts: [0],
        text: "El permiso dura 16 semanas.",
        file: { id: file.id, status: "ready", revision: "3", validFrom: null, validUntil: "2030-12-31" },
      });
    }
  });
});

it("answers 404 for a missing file, and 409 for a text that has not been read yet", async () => {
  const id = randomUUID();
  for (const path of ["content", "address", "text"])
    expect((await ana.call({ url: `/api/files/${id}/${path}` })).statusCode).toBe(404);
  const unread = await ana.upload({ conversationId, content: "sin leer" });
  expect((await ana.call({ url: `/api/files/${unread.id}/text` })).json()).toMatchObject({
    code: "file_not_ready",
  });
});

it("lets the members of an assistant read its files, and only its editors change them", async () => {
  const [owner, viewer] = [newParticipant(test), newParticipant(test)];
  await viewer.call({ url: "/api/assistants/list" });
  const assistant = await newAssistant(owner);
  await addMember(owner, assistant.id, viewer.email, "viewer");
  const form = {
    fields: { assistantId: assistant.id, validUntil: "2031-01-31", revision: "B" },
    content: "Rampa",
  };
  const sent = await owner.call({ method: "POST", url: "/api/assistant/upload", ...formOf(form) });
  expect(sent.statusCode).toBe(202);
  expect(sent.json()).toMatchObject({ validUntil: "2031-01-31", revision: "B", url: null, status: "queued" });
  const content = { url: `/api/files/${sent.json().id}/content` };
  expect((await viewer.call(content)).body).toBe("Rampa");
  expect((await stranger.call(content)).statusCode).toBe(404);
  const again = {
    method: "POST",
    url: "/api/assistant/upload",
    ...formOf({ ...form, content: "Otra" }),
  } as const;
  expect((await viewer.call(again)).statusCode).toBe(404);
});
