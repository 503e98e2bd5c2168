import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface RhConnectStandIn {
  url: string;
  /** Bodies in the order they came, with their idempotency key. */
  received: { key: string; body: Record<string, unknown> }[];
  /** How the next requests are answered before all is well again. */
  failWith(...statuses: number[]): void;
  setStatus(number: string, status: string, reply?: string): void;
  close(): Promise<void>;
}

/** Cases by idempotency key: the same key again is the same case. */
export async function startRhConnectStandIn(): Promise<RhConnectStandIn> {
  const received: RhConnectStandIn["received"] = [];
  const failures: number[] = [];
  const byKey = new Map<string, { number: string; status: string; reply?: string; url: string }>();

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    };
    if (request.headers.authorization !== "Bearer secreto") return answer(401, {});
    const failure = failures.shift();
    if (failure) return answer(failure, {});
    if (request.method === "GET") {
      const number = decodeURIComponent(request.url?.split("/").at(-1) ?? "");
      const found = [...byKey.values()].find((one) => one.number === number);
      return found ? answer(200, found) : answer(404, {});
    }
    const key = String(request.headers["idempotency-key"]);
    received.push({ key, body: JSON.parse(Buffer.concat(chunks).toString()) });
    const number = byKey.get(key)?.number ?? `INC-${byKey.size + 1}`;
    const made = byKey.get(key) ?? { number, status: "open", url: `https://rhconnect.example/${number}` };
    byKey.set(key, made);
    answer(201, made);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A listening TCP server always has an address with a port.
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    received,
    failWith: (...statuses) => void failures.push(...statuses),
    setStatus(number, status, reply) {
      for (const one of byKey.values()) if (one.number === number) Object.assign(one, { status, reply });
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
