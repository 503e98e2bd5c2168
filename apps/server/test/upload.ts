import { randomUUID } from "node:crypto";
import type { FileMetadata, SignedUpload, SignUploadRequest } from "@metatron/contract/files/file";
import type { TestApp } from "./harness.ts";
import { newPerson, type TestPerson } from "./test-issuer.ts";

/** Somebody who sends files, over real connections where the bytes go. */
export function uploader(test: TestApp, person: TestPerson = newPerson()) {
  const call = test.as(person);

  async function sign(changes: Partial<SignUploadRequest> = {}) {
    const payload = {
      fileId: randomUUID(),
      name: "nota.txt",
      type: "text/plain",
      size: 4,
      purpose: "conversation",
      ...changes,
    };
    const answer = await call({ method: "POST", url: "/api/storage/signed-url", payload });
    return { status: answer.statusCode, body: answer.json() };
  }

  async function put(
    { url, headers }: Pick<SignedUpload, "url" | "headers">,
    content: Buffer | string,
    more = {},
  ) {
    const body = new Uint8Array(Buffer.from(content));
    const address = new URL(url, await test.listen());
    const response = await fetch(address, { method: "PUT", body, headers: { ...headers, ...more } });
    await response.arrayBuffer();
    return response.status;
  }

  const complete = (conversationId: string, fileId: string) =>
    call({ method: "POST", url: `/api/conversation/${conversationId}/files/upload`, payload: { fileId } });

  return {
    person,
    call,
    sign,
    put,
    complete,
    sendForm: (url: string, form: FormParts) => call({ method: "POST", url, ...formOf(form) }),
    list: async (conversationId: string): Promise<FileMetadata[]> =>
      (await call({ url: `/api/conversation/${conversationId}/file/all/metadata` })).json().files,

    /** Signed, put and completed; answers the file. */
    async upload(given: {
      conversationId: string;
      name?: string;
      content: Buffer | string;
      fileId?: string;
    }) {
      const { conversationId, name = "nota.txt", content, fileId = randomUUID() } = given;
      const size = Buffer.byteLength(content);
      const { body } = await sign({ fileId, name, size, ownerId: conversationId });
      await put(body, content);
      const file: FileMetadata = (await complete(conversationId, fileId)).json();
      return file;
    },
  };
}

export interface FormParts {
  fields?: Record<string, string>;
  name?: string;
  content: Buffer | string;
}

/** A multipart form as a browser sends it. */
export function formOf({ fields = {}, name = "nota.txt", content }: FormParts) {
  const boundary = `form-${randomUUID()}`;
  const written = Object.entries(fields).map(
    ([field, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/plain\r\n\r\n`;
  const payload = Buffer.concat([
    Buffer.from(written.join("") + head),
    Buffer.from(content),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return { headers: { "content-type": `multipart/form-data; boundary=${boundary}` }, payload };
}
