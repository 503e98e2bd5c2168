import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from "node:crypto";

/** The keys of a subscription, in base64url. */
export interface DeviceKeys {
  p256dh: string;
  auth: string;
}

export interface EncryptOptions {
  /** A fresh key pair and salt for each push; given only to compare with published examples. */
  sender?: ECDH;
  salt?: Buffer;
  /** The encrypted length is then the same for every shorter content. */
  paddedTo?: number;
}

const CURVE = "prime256v1";
const RECORD_BYTES = 4096;
/** Marks the last record; the padding after it is all zeros. */
const LAST_RECORD = 0x02;

/** Encrypts the content of a push so that only the device can read it: RFC 8291, as one aes128gcm record. */
export function encryptPush(content: Buffer, keys: DeviceKeys, options: EncryptOptions = {}): Buffer {
  const { sender = newKeyPair(), salt = randomBytes(16), paddedTo = 0 } = options;
  const receiverKey = Buffer.from(keys.p256dh, "base64url");
  const senderKey = sender.getPublicKey();
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), receiverKey, senderKey]);
  const secret = derive(sender.computeSecret(receiverKey), Buffer.from(keys.auth, "base64url"), info, 32);
  const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);

  const padding = Buffer.alloc(Math.max(0, paddedTo - content.length));
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const record = Buffer.concat([content, Buffer.of(LAST_RECORD), padding]);
  const encrypted = Buffer.concat([cipher.update(record), cipher.final(), cipher.getAuthTag()]);
  return Buffer.concat([salt, recordSize(), Buffer.of(senderKey.length), senderKey, encrypted]);
}

/** Whether these keys can be encrypted for: the first must be a point of the curve. */
export function areDeviceKeys(keys: DeviceKeys): boolean {
  try {
    encryptPush(Buffer.alloc(0), keys);
    return true;
  } catch {
    return false;
  }
}

function newKeyPair(): ECDH {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return pair;
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, salt, info, bytes));
}

function recordSize(): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  return size;
}
