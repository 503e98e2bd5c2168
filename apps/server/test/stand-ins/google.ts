import type { ServerResponse } from "node:http";
import sharp from "sharp";
import { googleReply } from "./google-steps.ts";
import { openEvents, sendJson, startVendorStandIn, type VendorStandIn } from "./vendor-server.ts";

/** Gemini's own protocol; the model's name chooses the script (`normal`, `stall`, `rate-limit`, …). */
export function startGoogleStandIn(): Promise<VendorStandIn> {
  return startVendorStandIn(({ path, body }, res) => {
    const [, model = "", method = ""] = /models\/([^:]+):(\w+)/.exec(path) ?? [];
    const failed = failures[model];
    if (failed) return failed(res);
    if (model.includes("image")) return void sendPicture(model, res);
    if (model.includes("tts"))
      return sendJson(res, 200, inline("audio/L16;codec=pcm;rate=24000", Buffer.alloc(48_000, 1)));
    const steps = googleReply(body);
    if (steps && "refused" in steps) return sendJson(res, 400, fault(400, "INVALID_ARGUMENT", steps.refused));
    if (method === "generateContent") return sendJson(res, 200, chunk("Hola, soy Gemini.", "STOP"));
    if (!steps) return stream(model, res);
    openEvents(res);
    for (const payload of steps.chunks) res.write(`data: ${JSON.stringify(payload)}\n\n`);
    res.end();
  });
}

const failures: Record<string, (res: ServerResponse) => void> = {
  "rate-limit": (res) => {
    res.setHeader("retry-after", "9");
    sendJson(res, 429, fault(429, "RESOURCE_EXHAUSTED", "Quota exceeded"));
  },
  "refused-key": (res) =>
    sendJson(res, 403, fault(403, "PERMISSION_DENIED", "API key not valid: AIza-secret")),
  "too-long": (res) =>
    sendJson(res, 400, fault(400, "INVALID_ARGUMENT", "The input token count exceeds the maximum")),
  "server-error": (res) => sendJson(res, 500, fault(500, "INTERNAL", "An internal error has occurred")),
  redirect: (res) => res.writeHead(307, { location: "http://127.0.0.1:9/elsewhere" }).end(),
  silent: () => undefined,
};

async function sendPicture(model: string, res: ServerResponse) {
  if (model.includes("safety")) return sendJson(res, 200, chunk("", "IMAGE_SAFETY"));
  const blank = { width: 96, height: 64, channels: 3, background: "#87336f" } as const;
  sendJson(res, 200, inline("image/png", await sharp({ create: blank }).png().toBuffer()));
}

function inline(mimeType: string, data: Buffer) {
  const parts = [{ inlineData: { mimeType, data: data.toString("base64") } }];
  return { candidates: [{ content: { role: "model", parts }, finishReason: "STOP", index: 0 }] };
}

function stream(model: string, res: ServerResponse) {
  openEvents(res);
  const send = (payload: unknown) => res.write(`data: ${JSON.stringify(payload)}\n\n`);
  if (model === "empty") return end(res, chunk("", "STOP"));
  if (model === "safety") return end(res, chunk("", "SAFETY"));
  send(chunk("Hola, ", null));
  if (model === "stall") return;
  if (model === "break") return void setImmediate(() => res.socket?.destroy());
  if (model === "garbage") return void res.end("data: {not json\n\n");
  if (model === "thinking") send(thought("Pienso en ello."));
  end(res, model === "sources" ? grounded() : chunk("soy Gemini.", "STOP"));
}

function end(res: ServerResponse, payload: unknown) {
  res.end(`data: ${JSON.stringify(payload)}\n\n`);
}

function chunk(text: string, finishReason: string | null) {
  return {
    candidates: [
      {
        content: { role: "model", parts: text ? [{ text }] : [] },
        ...(finishReason && { finishReason }),
        index: 0,
      },
    ],
    ...(finishReason && {
      usageMetadata: { promptTokenCount: 11, candidatesTokenCount: 5, totalTokenCount: 16 },
    }),
  };
}

function thought(text: string) {
  return { candidates: [{ content: { role: "model", parts: [{ text, thought: true }] }, index: 0 }] };
}

function grounded() {
  const last = chunk("soy Gemini.", "STOP");
  const source = { web: { uri: "https://example.com/aviso", title: "Aviso" } };
  return {
    ...last,
    candidates: last.candidates.map((candidate) => ({
      ...candidate,
      groundingMetadata: { groundingChunks: [source] },
    })),
  };
}

function fault(code: number, status: string, message: string) {
  return { error: { code, status, message } };
}
