import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Place, places } from "../../../test/storage-places.ts";
import type { Storage } from "./index.ts";

describe.each(places)("signed uploads (%s)", (_, start) => {
  let place: Place;
  let storage: Storage;

  beforeAll(async () => {
    place = await start();
    storage = place.storage;
  });
  afterAll(async () => {
    await storage.close();
    await place.stop();
  });

  const read = async (key: string) => {
    const object = await storage.get(key);
    return object && text(object.stream);
  };
  const urlOf = ({ url }: { url: string }) => new URL(url, place.origin);

  async function upload(
    signed: { url: string; headers: Record<string, string> },
    body: string,
    headers = {},
  ) {
    const response = await fetch(urlOf(signed), {
      method: "PUT",
      body,
      headers: { ...signed.headers, ...headers },
    });
    await response.arrayBuffer();
    return response.status;
  }

  const sign = (key: string, size = 5) =>
    storage.signedPut({ key, type: "text/plain", size, expiresInSeconds: 60 });

  it("accept exactly the signed type and size", async () => {
    const signedAt = Date.now();
    const signed = await sign("up/exact");
    expect(signed.method).toBe("PUT");
    // Expiry has a resolution of one second.
    expect(Date.parse(signed.expiresAt)).toBeGreaterThan(signedAt + 59_000);
    expect(await upload(signed, "hello")).toBe(200);
    expect(await read("up/exact")).toBe("hello");
    expect(await storage.head("up/exact")).toMatchObject({ type: "text/plain", size: 5 });
  });

  it.each([
    ["too long", "hello!", {}],
    ["too short", "hell", {}],
    ["of another type", "hello", { "content-type": "text/html" }],
  ])("refuse a body that is %s", async (_, body, headers) => {
    expect(await upload(await sign("up/wrong"), body, headers)).toBeGreaterThanOrEqual(400);
    expect(await storage.head("up/wrong")).toBeNull();
  });

  it("are rejected for another key, another size and another expiry than signed", async () => {
    const signed = await sign("up/mine");
    const forgeries = [
      signed.url.replace("up/mine", "up/yours"),
      signed.url.replace(/(size=|content-length)/, "$1x"),
      signed.url.replace(/(expires|Expires)=\d+/, "$1=9999999999"),
      signed.url.replace(/([Ss]ignature=)[\w-]{8}/, "$1AAAAAAAA"),
      signed.url.replace(/\?.*/, ""),
    ];
    for (const url of forgeries) {
      expect(url).not.toBe(signed.url);
      expect(await upload({ ...signed, url }, "hello"), url).toBe(403);
    }
    expect(await storage.head("up/yours")).toBeNull();
  });

  it("are rejected after they have expired", async () => {
    const signed = await sign("up/late");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
    try {
      expect(await upload(signed, "hello")).toBe(403);
    } finally {
      vi.useRealTimers();
    }
    expect(await storage.head("up/late")).toBeNull();
  });

  it("do not replace an existing object", async () => {
    const signed = await sign("up/once");
    expect(await upload(signed, "hello")).toBe(200);
    expect([409, 412]).toContain(await upload(signed, "other"));
    const bare = { ...signed, headers: { "content-type": "text/plain" } };
    expect([403, 409]).toContain(await upload(bare, "other"));
    expect(await read("up/once")).toBe("hello");
  });
});
