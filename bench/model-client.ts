/**
 * CPU that reading a provider's stream costs, per 1,000 tokens: our client against bytes that are only counted
 * and bytes that are piped through, all against the stand-in provider in a process of its own.
 *
 *   node bench/model-client.ts [streams=100] [tokens=160] [rate=20]
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { createModelRegistry, createOutbound } from "../apps/server/src/adapters/models/index.ts";

const [streams = 100, tokens = 160, rate = 20] = process.argv.slice(2).map(Number);
const WARM_UP_STREAMS = 5;

const standIn = fileURLToPath(new URL("../apps/server/test/stand-ins/openai.ts", import.meta.url));
const provider = spawn(process.execPath, [standIn, "--rate", String(rate), "--tokens", String(tokens)], {
  stdio: ["ignore", "pipe", "inherit"],
});
const [told] = await once(provider.stdout, "data");
const port = Number(told);

const registry = createModelRegistry({
  config: {
    openai: { baseUrl: `http://127.0.0.1:${port}/v1`, models: ["stand-in"] },
    ollama: "off",
    defaultModel: "stand-in",
  },
  outbound: createOutbound({ checks: [] }),
});
const model = await registry.resolve("stand-in", []);
if (!model) throw new Error("The stand-in has no model.");

const agent = new Agent({ keepAlive: true });
const body = JSON.stringify({
  model: "stand-in",
  stream: true,
  messages: [{ role: "user", content: "¿Cuántos días de vacaciones tengo?" }],
});

const ways: Record<string, () => Promise<void>> = {
  "bytes counted": () => rawStream((response) => response.on("data", () => undefined)),
  "bytes piped": () =>
    rawStream((response) => response.pipe(new Writable({ write: (_chunk, _encoding, done) => done() }))),
  "our client": () =>
    model.stream({
      purpose: "answer",
      messages: [{ role: "user", content: [{ type: "text", text: "¿Cuántos días de vacaciones tengo?" }] }],
      onEvent: () => undefined,
    }),
};

const figures: Record<string, { cpuSecondsPer1kTokens: number; tokensPerSecond: number }> = {};
try {
  for (const [name, run] of Object.entries(ways)) {
    await together(WARM_UP_STREAMS, run);
    const cpu = process.cpuUsage();
    const startedAt = performance.now();
    await together(streams, run);
    const { user, system } = process.cpuUsage(cpu);
    const seconds = (performance.now() - startedAt) / 1000;
    const total = streams * tokens;
    figures[name] = {
      cpuSecondsPer1kTokens: round((user + system) / 1e6 / (total / 1000)),
      tokensPerSecond: Math.round(total / seconds),
    };
  }
} finally {
  provider.kill();
  agent.destroy();
}
process.stdout.write(`${JSON.stringify({ streams, tokens, rate, figures }, null, 2)}\n`);
process.exit(0);

function together(count: number, run: () => Promise<void>) {
  return Promise.all(Array.from({ length: count }, run));
}

function rawStream(read: (response: NodeJS.ReadableStream) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const path = "/v1/chat/completions";
    const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
    const sent = request({ agent, port, host: "127.0.0.1", method: "POST", path, headers }, (response) => {
      read(response);
      response.on("end", resolve);
      response.on("error", reject);
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
