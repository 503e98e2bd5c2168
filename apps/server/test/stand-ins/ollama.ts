import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { answerOllamaChat } from "./ollama-chat.ts";

export type OllamaModel = { name: string; capabilities?: string[]; contextLength?: number };
export type OllamaRequest = { path: string; body: Record<string, unknown> };
export type OllamaStandIn = {
  port: number;
  baseUrl: string;
  requests: OllamaRequest[];
  models: OllamaModel[];
  close(): Promise<void>;
};

/** Ollama's own protocol: `/api/tags`, `/api/show` and `/api/chat`. */
export async function startOllamaStandIn(
  options: { models: OllamaModel[]; port?: number } = { models: [] },
): Promise<OllamaStandIn> {
  const models = [...options.models];
  const requests: OllamaRequest[] = [];
  const server = createServer(async (req, res) => {
    const parts: Buffer[] = [];
    for await (const part of req) parts.push(part);
    const body = JSON.parse(Buffer.concat(parts).toString() || "{}");
    requests.push({ path: req.url ?? "/", body });
    const send = (status: number, body: unknown) =>
      res.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (req.url === "/api/tags") return send(200, { models: models.map(({ name }) => ({ name, size: 1 })) });
    if (req.url === "/api/chat") return answerOllamaChat(body, res);
    if (req.url !== "/api/show") return send(404, { error: "not found" });
    const asked = body.model;
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
