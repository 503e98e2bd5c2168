import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes, randomUUID } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import type { PushDevice } from "../../src/adapters/push/index.ts";

export interface ReceivedPush {
  endpoint: string;
  headers: IncomingHttpHeaders;
  /** What the device reads. */
  content: unknown;
}

export interface PushServiceStandIn {
  /** A new device whose browser has subscribed. */
  newDevice(): PushDevice;
  received: ReceivedPush[];
  /** How the next pushes are answered before all is well again. */
  failWith(...statuses: number[]): void;
  close(): Promise<void>;
}

/** A push service with the browsers behind it: it takes pushes, and decrypts them as the browsers do. */
export async function startPushServiceStandIn(): Promise<PushServiceStandIn> {
  const received: ReceivedPush[] = [];
  const failures: number[] = [];
  const devices = new Map<string, (encrypted: Buffer) => string>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const endpoint = `${base}${request.url}`;
    const failure = failures.shift();
    const decrypt = devices.get(endpoint);
    if (failure || !decrypt) return response.writeHead(failure ?? 404).end();
    received.push({
      endpoint,
      headers: request.headers,
      content: JSON.parse(decrypt(Buffer.concat(chunks))),
    });
    response.writeHead(201).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A listening TCP server always has an address with a port.
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    newDevice() {
      const keys = createECDH("prime256v1");
      keys.generateKeys();
      const auth = randomBytes(16);
      const endpoint = `${base}/send/${randomUUID()}`;
      devices.set(endpoint, (encrypted) => decryptPush({ keys, auth }, encrypted));
      return { endpoint, p256dh: keys.getPublicKey("base64url"), auth: auth.toString("base64url") };
    },
    received,
    failWith: (...statuses) => void failures.push(...statuses),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface ReceiverKeys {
  keys: ECDH;
  auth: Buffer;
}

/** As the browser of the device does. */
export function decryptPush({ keys, auth }: ReceiverKeys, encrypted: Buffer): string {
  const salt = encrypted.subarray(0, 16);
  const senderKey = encrypted.subarray(21, 86);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), keys.getPublicKey(), senderKey]);
  const derive = (secret: Buffer, from: Buffer, about: Buffer, bytes: number) =>
    Buffer.from(hkdfSync("sha256", secret, from, about, bytes));
  const secret = derive(keys.computeSecret(senderKey), auth, info, 32);
  const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(encrypted.subarray(-16));
  const record = Buffer.concat([decipher.update(encrypted.subarray(86, -16)), decipher.final()]);
  return record.subarray(0, record.lastIndexOf(0x02)).toString();
}
