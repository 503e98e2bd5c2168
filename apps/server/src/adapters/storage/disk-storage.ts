import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm, stat, unlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { partOf } from "./byte-range.ts";
import { HEADER_BYTES, hasCode, openObject } from "./disk-file.ts";
import { createDiskFolders } from "./disk-folders.ts";
import { createDiskParts } from "./disk-parts.ts";
import { createDiskWriter } from "./disk-writer.ts";
import { checkKey, checkPrefix, checkType, isKey } from "./object-key.ts";
import { createSigner, expiry, type PutGrant } from "./signed-address.ts";
import { signingSecret } from "./signing-secret.ts";
import type { ObjectInfo, ObjectStorage, PutRequest } from "./storage-types.ts";

/** Keys can't contain this character, so the file of object `a` never collides with a folder `a`. */
const OBJECT_SUFFIX = "@";

export type DiskStorage = ObjectStorage & {
  readonly kind: "disk";
  /** Stores an upload with a signed URL. The same bytes again are accepted, other bytes are rejected. */
  receive(request: PutRequest): Promise<void>;
  /** Appends a part of an upload with a signed URL and returns the number of bytes received so far. */
  receivePart(request: PutRequest & { body: Readable; from: number; to: number }): Promise<number>;
  verifyPut(key: string, query: unknown): PutGrant;
};

/** Stores objects as files below one directory, and signs URLs that this server's own routes serve. */
export async function createDiskStorage({
  dir,
  baseUrl,
}: {
  dir: string;
  baseUrl: string;
}): Promise<DiskStorage> {
  const [objects, incoming] = [join(dir, "objects"), join(dir, "incoming")];
  for (const folder of [objects, incoming]) await mkdir(folder, { recursive: true, mode: 0o700 });
  const signer = createSigner(await signingSecret(join(dir, "signing-secret")));
  const folders = createDiskFolders(objects);
  const writer = createDiskWriter(incoming, folders);
  await writer.sweep();
  const parts = createDiskParts(incoming, folders);

  const pathOf = (key: string) => join(objects, `${checkKey(key)}${OBJECT_SUFFIX}`);

  async function* walk(folder: string, prefix: string): AsyncGenerator<ObjectInfo> {
    for (const entry of await entriesOf(folder)) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) yield* walk(path, `${prefix}${entry.name}/`);
      if (!entry.isFile() || !entry.name.endsWith(OBJECT_SUFFIX)) continue;
      const stats = await statIfThere(path);
      const key = `${prefix}${entry.name.slice(0, -OBJECT_SUFFIX.length)}`;
      if (!stats || stats.size < HEADER_BYTES || !isKey(key)) continue;
      yield { key, size: stats.size - HEADER_BYTES, modifiedAt: stats.mtime };
    }
  }

  const list = (prefix: string) => walk(prefix === "" ? objects : join(objects, checkPrefix(prefix)), prefix);

  return {
    kind: "disk",
    list,
    verifyPut: signer.verifyPut,
    signRead: signer.signRead,
    verifyRead: signer.verifyRead,

    async put(request) {
      await writer.write({
        ...request,
        type: checkType(request.type),
        path: pathOf(request.key),
        mode: "replace",
      });
    },

    async receive(request) {
      await writer.write({
        ...request,
        type: checkType(request.type),
        path: pathOf(request.key),
        mode: "create",
      });
    },

    receivePart(request) {
      return parts.receive({ ...request, type: checkType(request.type), path: pathOf(request.key) });
    },

    async resumeUpload({ key, size }) {
      const isThere = (await statIfThere(pathOf(key))) !== undefined;
      return {
        uploadId: null,
        resume: { way: "range", received: isThere ? size : await parts.received(key) },
      };
    },

    async finishUpload() {},

    abandonUpload: ({ key }) => parts.forget(key),

    async get(key, range) {
      const file = await openObject(pathOf(key));
      if (!file) return null;
      const { handle, type, size } = file;
      try {
        const part = range ? partOf(range, size) : null;
        const [from, to] = part ? [part.from, part.to] : [0, size - 1];
        if (to < from) {
          await handle.close();
          return { stream: Readable.from([]), type, size, part };
        }
        const stream = handle.createReadStream({ start: HEADER_BYTES + from, end: HEADER_BYTES + to });
        return { stream, type, size, part };
      } catch (error) {
        await handle.close();
        throw error;
      }
    },

    async head(key) {
      const file = await openObject(pathOf(key));
      if (!file) return null;
      await file.handle.close();
      return { key, type: file.type, size: file.size, modifiedAt: file.modifiedAt };
    },

    async delete(key) {
      await unlink(pathOf(key)).catch(ignoring("ENOENT", "ENOTDIR"));
      await folders.removeEmpty(dirname(pathOf(key)));
    },

    async deletePrefix(prefix) {
      const folder = join(objects, checkPrefix(prefix));
      let count = 0;
      for await (const _ of list(prefix)) count += 1;
      await rm(folder, { recursive: true, force: true });
      await folders.removeEmpty(dirname(folder));
      return count;
    },

    async signedPut({ key, type, size, expiresInSeconds }) {
      const grant = { key: checkKey(key), type: checkType(type), size };
      const { expires, expiresAt } = expiry(expiresInSeconds);
      const url = `${baseUrl}/${key}?${signer.signPut(grant, expires)}`;
      return { url, method: "PUT", headers: { "content-type": grant.type }, expiresAt };
    },

    async check() {
      const probe = join(incoming, randomUUID());
      await writeFile(probe, "probe");
      await unlink(probe);
    },

    async close() {},
  };
}

async function entriesOf(folder: string) {
  return (await readdir(folder, { withFileTypes: true }).catch(ignoring("ENOENT", "ENOTDIR"))) ?? [];
}

async function statIfThere(path: string) {
  return stat(path).catch(ignoring("ENOENT", "ENOTDIR"));
}

function ignoring(...codes: string[]) {
  return (error: unknown): undefined => {
    if (!hasCode(error, ...codes)) throw error;
  };
}
