import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type VendorRequest = { path: string; headers: IncomingHttpHeaders; body: Record<string, unknown> };
export type VendorStandIn = { baseUrl: string; requests: VendorRequest[]; close(): Promise<void> };

/** What the stand-ins for Gemini and Anthropic have in common: one POST at a time, recorded, answered by a script. */
export async function startVendorStandIn(
  answer: (request: VendorRequest, res: ServerResponse) => void,
): Promise<VendorStandIn> {
  const requests: VendorRequest[] = [];
  const server = createServer(async (req, res) => {
    const parts: Buffer[] = [];
    for await (const part of req) parts.push(part);
    const body = JSON.parse(Buffer.concat(parts).toString() || "{}");
    const request = { path: req.url ?? "/", headers: req.headers, body };
    requests.push(request);
    answer(request, res);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A server that listens on TCP has an address of this shape.
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    requests,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

export function sendJson(res: ServerResponse, status: number, body: unknown): void {
  res.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

export function openEvents(res: ServerResponse): void {
  res.writeHead(200, { "content-type": "text/event-stream" });
}
