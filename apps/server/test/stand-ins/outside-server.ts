import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface OutsideRequest {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: string;
}

/** What happens to the next requests instead of an answer. */
export type Trouble =
  | { kind: "status"; status: number; body?: unknown; headers?: Record<string, string> }
  | { kind: "drop" }
  | { kind: "redirect"; to: string };

export interface OutsideServer {
  baseUrl: string;
  requests: OutsideRequest[];
  /** For the next request whose path matches, once for each call. */
  trouble(path: RegExp, trouble: Trouble): void;
  close(): Promise<void>;
}

/** What the stand-ins for Confluence and Drive have in common: requests are recorded, and can be made to fail. */
export async function startOutsideServer(
  answer: (request: OutsideRequest, response: ServerResponse) => void,
): Promise<OutsideServer> {
  const requests: OutsideRequest[] = [];
  const troubles: { path: RegExp; trouble: Trouble }[] = [];
  const server = createServer(async (incoming, response) => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part);
    const url = new URL(incoming.url ?? "/", "http://127.0.0.1");
    const body = Buffer.concat(parts).toString();
    const request = { method: incoming.method ?? "GET", url, headers: incoming.headers, body };
    requests.push(request);
    const at = troubles.findIndex(({ path }) => path.test(url.pathname));
    const [found] = at < 0 ? [] : troubles.splice(at, 1);
    if (!found) return answer(request, response);
    const { trouble } = found;
    switch (trouble.kind) {
      case "drop":
        incoming.socket.destroy();
        return;
      case "redirect":
        response.writeHead(302, { location: trouble.to }).end();
        return;
      case "status":
        sendJson(response, trouble.status, trouble.body ?? {}, trouble.headers);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A server that listens on TCP has an address of this shape.
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    requests,
    trouble: (path, trouble) => troubles.push({ path, trouble }),
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
}
