import { createECDH, createPrivateKey, type KeyObject, sign } from "node:crypto";

/** The product's own keys towards push services, in base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

const CURVE = "prime256v1";
/** Push services accept at most 24 hours. */
const VALID_SECONDS = 12 * 60 * 60;

export function newVapidKeys(): VapidKeys {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  // `getPrivateKey` leaves out leading zeros.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return {
    publicKey: pair.getPublicKey("base64url"),
    privateKey: privateKey.toString("base64url"),
  };
}

/** Whether both keys are of one pair: a push service would refuse every push of mixed-up keys. */
export function isKeyPair({ publicKey, privateKey }: VapidKeys): boolean {
  try {
    const pair = createECDH(CURVE);
    pair.setPrivateKey(Buffer.from(privateKey, "base64url"));
    return pair.getPublicKey("base64url") === publicKey;
  } catch {
    return false;
  }
}

/** Makes the `authorization` header of a push: who sends it, for this push service and for some hours (RFC 8292). */
export function createVapid({ publicKey, privateKey, subject }: VapidKeys & { subject: string }) {
  const key = keyObjectOf({ publicKey, privateKey });
  return (endpoint: string, now: Date): string => {
    const expires = Math.floor(now.getTime() / 1000) + VALID_SECONDS;
    const claims = { aud: new URL(endpoint).origin, exp: expires, sub: subject };
    const unsigned = [{ typ: "JWT", alg: "ES256" }, claims].map(toBase64).join(".");
    const signature = sign("sha256", Buffer.from(unsigned), { key, dsaEncoding: "ieee-p1363" });
    return `vapid t=${unsigned}.${signature.toString("base64url")}, k=${publicKey}`;
  };
}

function keyObjectOf({ publicKey, privateKey }: VapidKeys): KeyObject {
  // The first byte says that both coordinates follow.
  const point = Buffer.from(publicKey, "base64url").subarray(1);
  const x = point.subarray(0, 32).toString("base64url");
  const y = point.subarray(32).toString("base64url");
  return createPrivateKey({ format: "jwk", key: { kty: "EC", crv: "P-256", d: privateKey, x, y } });
}

const toBase64 = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
