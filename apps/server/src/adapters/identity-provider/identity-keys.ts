import { randomBytes } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { exportJWK, generateKeyPair, type JSONWebKeySet, type JWK } from "jose";
import { z } from "zod";

const signingKeySchema = z.object({
  kty: z.literal("EC"),
  crv: z.literal("P-256"),
  x: z.string(),
  y: z.string(),
  d: z.string(),
  kid: z.string(),
  alg: z.literal("ES256"),
  use: z.literal("sig"),
});
const keysSchema = z.object({
  signing: z.array(signingKeySchema).min(1),
  cookies: z.array(z.string().min(32)).min(1),
});

export type IdentityKeys = z.infer<typeof keysSchema>;

/** Keys are generated once and stored: new keys would sign everyone out at each restart. */
export async function loadIdentityKeys(path: string): Promise<IdentityKeys> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (text === undefined) return makeKeys(path);
  const keys = keysSchema.safeParse(parseJson(text));
  if (!keys.success) {
    throw new Error(
      `${path} does not hold signing keys. Delete it to make new ones; everyone signs in again.`,
    );
  }
  return keys.data;
}

export function publicKeysOf(keys: IdentityKeys): JSONWebKeySet {
  return { keys: keys.signing.map(({ d: _private, ...rest }): JWK => rest) };
}

async function makeKeys(path: string): Promise<IdentityKeys> {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const kid = randomBytes(12).toString("base64url");
  const keys = keysSchema.parse({
    signing: [{ ...(await exportJWK(privateKey)), kid, alg: "ES256", use: "sig" }],
    cookies: [randomBytes(32).toString("base64url")],
  });
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  // Written to a temporary file first: a crash would leave a truncated file, and the next start would reject
  // it.
  await writeFile(`${path}.new`, JSON.stringify(keys, null, 2), { mode: 0o600 });
  await rename(`${path}.new`, path);
  return keys;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
