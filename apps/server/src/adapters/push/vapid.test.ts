import { createPublicKey, verify } from "node:crypto";
import { expect, it } from "vitest";
import { createVapid, isKeyPair, newVapidKeys } from "./vapid.ts";

it("signs for the origin of the endpoint and for a limited time, and the public key verifies it", () => {
  const keys = newVapidKeys();
  const vapid = createVapid({ ...keys, subject: "mailto:ti@example.com" });
  const header = vapid("https://push.example/send/abc?x=1", new Date("2026-01-01T00:00:00Z"));
  const [, token = "", key = ""] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const read = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString());
  expect(read(head)).toEqual({ typ: "JWT", alg: "ES256" });
  expect(read(claims)).toEqual({
    aud: "https://push.example",
    exp: Date.parse("2026-01-01T12:00:00Z") / 1000,
    sub: "mailto:ti@example.com",
  });
  expect(key).toBe(keys.publicKey);
  const point = Buffer.from(key, "base64url");
  const x = point.subarray(1, 33).toString("base64url");
  const y = point.subarray(33).toString("base64url");
  const publicKey = createPublicKey({ format: "jwk", key: { kty: "EC", crv: "P-256", x, y } });
  const signed = Buffer.from(`${head}.${claims}`);
  const options = { key: publicKey, dsaEncoding: "ieee-p1363" } as const;
  expect(verify("sha256", signed, options, Buffer.from(signature, "base64url"))).toBe(true);
});

it("knows whether two keys are of one pair", () => {
  const [one, other] = [newVapidKeys(), newVapidKeys()];
  expect(isKeyPair(one)).toBe(true);
  expect(isKeyPair({ publicKey: one.publicKey, privateKey: other.privateKey })).toBe(false);
  expect(isKeyPair({ publicKey: one.publicKey, privateKey: "" })).toBe(false);
});
