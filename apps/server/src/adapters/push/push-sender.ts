import { createHash } from "node:crypto";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import type { PushPayload } from "@metatron/contract/push/push";
import { areDeviceKeys, type DeviceKeys, encryptPush } from "./encrypt-push.ts";
import { isOutsideUrl, outsideLookup } from "./outside-address.ts";
import { createVapid, type VapidKeys } from "./vapid.ts";

export interface PushDevice extends DeviceKeys {
  endpoint: string;
}

/**
 * `gone`: the device no longer takes pushes. `refused`: the push service will never take this push. `later`: it may
 * take the push later.
 */
export type PushOutcome = "sent" | "gone" | "refused" | "later";

export interface PushSender {
  publicKey: string;
  /** Whether pushes may be sent to this device: its address is outside, and its keys can be encrypted for. */
  accepts(device: PushDevice): boolean;
  send(device: PushDevice, payload: PushPayload): Promise<PushOutcome>;
}

export interface PushOptions extends VapidKeys {
  subject: string;
  /** Lets stand-ins of push services listen on this machine. */
  loopback?: boolean;
  now?: () => Date;
}

/** A device that was off for longer learns of the event in the app. */
const KEPT_SECONDS = 24 * 60 * 60;
const TIMEOUT_MS = 10_000;
/** Above every content, so that a push service does not learn the kind from the length. */
const PADDED_TO = 128;

/** Sends web pushes: encrypted for one device (RFC 8291) and signed by this product (RFC 8292). */
export function createPushSender(options: PushOptions): PushSender {
  const { publicKey, loopback = false, now = () => new Date() } = options;
  const vapid = createVapid(options);
  const lookup = outsideLookup({ loopback });

  return {
    publicKey,
    accepts: (device) => isOutsideUrl(device.endpoint, { loopback }) && areDeviceKeys(device),
    async send(device, payload) {
      if (!isOutsideUrl(device.endpoint, { loopback })) return "refused";
      const body = encryptPush(Buffer.from(JSON.stringify(payload)), device, { paddedTo: PADDED_TO });
      const headers = {
        authorization: vapid(device.endpoint, now()),
        "content-type": "application/octet-stream",
        "content-encoding": "aes128gcm",
        "content-length": body.length,
        ttl: KEPT_SECONDS,
        urgency: "normal",
        // A push that is sent again after a crash replaces the first one where the device has not taken it yet.
        topic: topicOf(payload),
      };
      return outcomeOf(await post(new URL(device.endpoint), { headers, body, lookup }));
    },
  };
}

interface Post {
  headers: Record<string, string | number>;
  body: Buffer;
  lookup: ReturnType<typeof outsideLookup>;
}

/** Follows no redirect: it could lead to a private address. */
function post(url: URL, { headers, body, lookup }: Post): Promise<number> {
  const send = url.protocol === "http:" ? httpRequest : httpsRequest;
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const request = send(url, { method: "POST", headers, lookup, signal }, (response: IncomingMessage) => {
    // The answer has no content of interest, and an endless one must not be read.
    response.destroy();
    resolve(response.statusCode ?? 0);
  });
  request.on("error", reject);
  request.end(body);
  return promise;
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status <= 299) return "sent";
  if (status === 404 || status === 410) return "gone";
  return status === 429 || status >= 500 ? "later" : "refused";
}

const topicOf = ({ kind, id }: PushPayload) =>
  createHash("sha256").update(`${kind} ${id}`).digest("base64url").slice(0, 32);
