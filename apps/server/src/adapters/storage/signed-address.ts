import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { checkKey, checkType } from "./object-key.ts";
import { type ReadGrant, type SignedPutRequest, StorageError } from "./storage-types.ts";

export type PutGrant = Pick<SignedPutRequest, "key" | "type" | "size">;

const wholeNumber = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);
const common = { expires: wholeNumber, signature: z.string() };
const putQuery = z.object({ ...common, type: z.string(), size: wholeNumber });
const readQuery = z.object({ ...common, person: z.string() });

/**
 * Signs query strings that allow one action for a limited time, for requests that can't send an access token.
 */
export function createSigner(secret: Buffer) {
  const sign = (parts: readonly (string | number)[]) =>
    createHmac("sha256", secret).update(JSON.stringify(parts)).digest("base64url");

  function check(
    { signature, expires }: { signature: string; expires: number },
    parts: (string | number)[],
  ): void {
    const [given, right] = [Buffer.from(signature), Buffer.from(sign(parts))];
    if (given.length !== right.length || !timingSafeEqual(given, right)) throw refused();
    if (expires * 1000 <= Date.now())
      throw new StorageError("signature_expired", "This address has run out.");
  }

  return {
    signPut({ key, type, size }: PutGrant, expires: number): string {
      const signature = sign(["PUT", key, type, size, expires]);
      return query({ type, size, expires, signature });
    },

    verifyPut(key: string, given: unknown): PutGrant {
      const { type, size, ...rest } = parse(putQuery, given);
      check(rest, ["PUT", key, type, size, rest.expires]);
      return { key: checkKey(key), type: checkType(type), size };
    },

    signRead(
      { fileId, personId }: ReadGrant,
      expiresInSeconds: number,
    ): { query: string; expiresAt: string } {
      const { expires, expiresAt } = expiry(expiresInSeconds);
      const signature = sign(["READ", fileId, personId, expires]);
      return { query: query({ person: personId, expires, signature }), expiresAt };
    },

    verifyRead(fileId: string, given: unknown): ReadGrant {
      const { person: personId, ...rest } = parse(readQuery, given);
      check(rest, ["READ", fileId, personId, rest.expires]);
      return { fileId, personId };
    },
  };
}

export function expiry(inSeconds: number): { expires: number; expiresAt: string } {
  const expires = Math.floor(Date.now() / 1000) + inSeconds;
  return { expires, expiresAt: new Date(expires * 1000).toISOString() };
}

function parse<T extends z.ZodType>(schema: T, given: unknown): z.output<T> {
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw refused();
  return parsed.data;
}

function query(values: Record<string, string | number>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) params.set(name, String(value));
  return params.toString();
}

/** The same error for every reason, so that an attacker does not learn which part was wrong. */
const refused = () => new StorageError("signature_invalid", "This address was not given out by this server.");
