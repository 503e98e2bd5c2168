import { expect, it } from "vitest";
import { receiveShare } from "../../../service-worker/receive-share.ts";
import { takeReceived } from "./take-received.ts";

const ORIGIN = "http://localhost:3000";
const MINUTE_MS = 60_000;

/** Keeps responses in memory by their address, as the browser's caches do. */
function newCaches() {
  const kept = new Map<string, Map<string, Response>>();
  return {
    async open(name: string) {
      const cache = kept.get(name) ?? new Map<string, Response>();
      kept.set(name, cache);
      const addressOf = (request: RequestInfo | URL) =>
        new URL(request instanceof Request ? request.url : String(request), ORIGIN).href;
      return {
        put: async (request: RequestInfo | URL, response: Response) =>
          void cache.set(addressOf(request), response),
        match: async (request: RequestInfo | URL) => cache.get(addressOf(request))?.clone(),
        keys: async () => [...cache.keys()].map((url) => new Request(url)),
      } as unknown as Cache;
    },
    delete: async (name: string) => kept.delete(name),
  };
}

function share(fields: [string, string | File][]) {
  const body = new FormData();
  for (const [name, value] of fields) {
    if (typeof value === "string") body.append(name, value);
    else body.append(name, value, value.name);
  }
  return new Request(`${ORIGIN}/share-target`, { method: "POST", body });
}

const photo = new File(["píxeles"], "señal dañada.jpg", { type: "image/jpeg" });
const now = () => MINUTE_MS;

it("hands over the text and the files once, with names in any language", async () => {
  const caches = newCaches();
  const request = share([
    ["title", "Parte"],
    ["text", ""],
    ["url", "https://intranet.example/1"],
    ["files", photo],
  ]);
  const answer = await receiveShare(request, { caches, now });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `${ORIGIN}/chat?received=yes`]);

  const taken = await takeReceived(caches, 2 * MINUTE_MS);
  expect(taken?.text).toBe("Parte\nhttps://intranet.example/1");
  expect(taken?.files.map(({ name, type }) => [name, type])).toEqual([["señal dañada.jpg", "image/jpeg"]]);
  expect(await taken?.files[0]?.text()).toBe("píxeles");
  expect(await takeReceived(caches, 2 * MINUTE_MS)).toBeNull();
});

it("does not mix two shares, and hands over none that is older than ten minutes", async () => {
  const caches = newCaches();
  await receiveShare(share([["files", photo]]), { caches, now });
  await receiveShare(share([["text", "Solo texto"]]), { caches, now });
  expect(await takeReceived(caches, MINUTE_MS)).toEqual({ text: "Solo texto", files: [] });
  await receiveShare(share([["text", "De otra persona"]]), { caches, now });
  expect(await takeReceived(caches, 12 * MINUTE_MS)).toBeNull();
});

it("says that nothing was received where the form can't be read or kept", async () => {
  const request = new Request(`${ORIGIN}/share-target`, { method: "POST", body: "no form" });
  const answer = await receiveShare(request, { caches: newCaches(), now });
  expect(answer.headers.get("location")).toBe(`${ORIGIN}/chat?received=no`);
});
