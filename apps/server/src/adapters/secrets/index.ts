import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

const ALGORITHM = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = "v1";

/** The value was sealed with another key or for another purpose, or it was changed. */
export class UnreadableSecret extends Error {
  override name = "UnreadableSecret";
}

/** Encrypts credentials for the database. */
export interface SecretBox {
  /** The purpose is bound to the value: a sealed value that is copied to another row can't be opened there. */
  seal(value: unknown, purpose: string): Promise<string>;
  open(sealed: string, purpose: string): Promise<unknown>;
}

/** Without a configured key, one is made at `path` at the first use. */
export function createSecretBox({ key, path }: { key: string | undefined; path: string }): SecretBox {
  let loaded: Promise<Buffer> | undefined;
  const currentKey = () => {
    loaded ??= key === undefined ? loadKey(path) : Promise.resolve(Buffer.from(key, "base64"));
    return loaded;
  };

  return {
    async seal(value, purpose) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, await currentKey(), nonce).setAAD(Buffer.from(purpose));
      const sealed = Buffer.concat([cipher.update(JSON.stringify(value), "utf8"), cipher.final()]);
      return `${VERSION}.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url")}`;
    },
    async open(sealed, purpose) {
      const bytes = Buffer.from(sealed.slice(VERSION.length + 1), "base64url");
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      const secretKey = await currentKey();
      try {
        const decipher = createDecipheriv(ALGORITHM, secretKey, nonce).setAAD(Buffer.from(purpose));
        decipher.setAuthTag(tag);
        const opened = [decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()];
        return JSON.parse(Buffer.concat(opened).toString("utf8"));
      } catch {
        throw new UnreadableSecret("A stored credential can't be decrypted with the configured key.");
      }
    },
  };
}

async function loadKey(path: string): Promise<Buffer> {
  const found = await readFile(path).catch(ignoreMissing);
  if (found) return toKey(found, path);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomBytes(6).toString("hex")}`;
  await writeFile(draft, randomBytes(KEY_BYTES).toString("base64"), { mode: 0o600 });
  // A link never replaces a key that another process has just made.
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  await rm(draft);
  return toKey(await readFile(path), path);
}

function toKey(content: Buffer, path: string): Buffer {
  const key = Buffer.from(content.toString("utf8"), "base64");
  if (key.byteLength !== KEY_BYTES) throw new Error(`${path} does not contain a key of ${KEY_BYTES} bytes.`);
  return key;
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
  return undefined;
}
