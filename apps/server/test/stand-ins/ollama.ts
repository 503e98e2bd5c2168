import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type OllamaModel = { name: string; capabilities?: string[]; contextLength?: number };
export type OllamaStandIn = {
  port: number;
  baseUrl: string;
  requests: { path: string }[];
  models: OllamaModel[];
  close(): Promise<void>;
};

/** What Ollama says of itself: `/api/tags` and `/api/show`; its chat is OpenAI's protocol, which another stand-in speaks. */
export async function startOllamaStandIn(
  options: { models: OllamaModel[]; port?: number } = { models: [] },
): Promise<OllamaStandIn> {
  const models = [...options.models];
  const requests: { path: string }[] = [];
  const server = createServer(async (req, res) => {
    requests.push({ path: req.url ?? "/" });
    const parts: Buffer[] = [];
    for await (const part of req) parts.push(part);
    const send = (status: number, body: unknown) =>
      res.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (req.url === "/api/tags") return send(200, { models: models.map(({ name }) => ({ name, size: 1 })) });
    if (req.url !== "/api/show") return send(404, { error: "not found" });
    const asked = JSON.parse(Buffer.concat(parts).toString()).model;
    const model = models.find(({ name }) => name === asked);
    if (!model) return send(404, { error: `model '${asked}' not found` });
    send(200, {
      ...(model.capabilities && { capabilities: model.capabilities }),
      model_info: { ...(model.contextLength && { "llama.context_length": model.contextLength }) },
    });
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, "127.0.0.1", resolve));
  // A server that listens on TCP has an address of this shape.
  const { port } = server.address() as AddressInfo;
  return {
    port,
    baseUrl: `http://127.0.0.1:${port}`,
    requests,
    models,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
