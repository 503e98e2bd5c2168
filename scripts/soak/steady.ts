import { setTimeout as wait } from "node:timers/promises";
import { startOutageSetup } from "../../apps/server/test/outage.ts";
import { askThrough } from "../../apps/server/test/outage-load.ts";
import { answerText } from "../../apps/server/test/stand-ins/openai.ts";
import { residentMegabytes, rounded } from "../../bench/process-figures.ts";
import { growthOf, type Sample, slopeOf } from "./memory.ts";

export interface SteadyResult {
  answers: number;
  calls: number;
  failures: string[];
  /** Megabytes of the server process. */
  memory: { start: number; middle: number; end: number };
  /** Megabytes an hour over the second half. */
  slope: number;
  /** The last quarter compared with the one before: 0.1 is a tenth more. */
  growth: number;
}

const PEOPLE = 8;
const TOKENS = 60;
const SAMPLE_EVERY_MS = 2000;
/** Longer than the longest run. */
const TOKEN_SECONDS = 7 * 24 * 3600;
/** What a browser calls beside its answers. */
const CALLS = ["/api/history/list_conversations", "/api/models", "/api/me/settings", "/api/status"];

/** People ask and call without pause for some minutes, on one server with PostgreSQL, while its memory is measured. */
export async function soakSteadily(minutes: number): Promise<SteadyResult> {
  const setup = await startOutageSetup({ answers: { tokens: TOKENS, rate: 40 } });
  const counts = { answers: 0, calls: 0 };
  const failures: string[] = [];
  const samples: Sample[] = [];
  try {
    const server = await setup.spawn({ LIMIT_REQUESTS_PER_MINUTE: "1000000", LIMIT_STREAMS: "0" });
    const { pid = 0 } = server.process;
    const startedAt = Date.now();
    const until = startedAt + minutes * 60_000;
    const tokens = await Promise.all(Array.from({ length: PEOPLE }, () => setup.newToken(TOKEN_SECONDS)));
    await Promise.all([...tokens.map((token) => useUntilTheEnd(server.url, token)), sampleMemory()]);

    async function sampleMemory() {
      while (Date.now() < until && server.process.exitCode === null) {
        samples.push({ atMs: Date.now() - startedAt, megabytes: residentMegabytes(pid) });
        await wait(SAMPLE_EVERY_MS);
      }
      if (server.process.exitCode !== null) failures.push(`the server ended: ${server.output().slice(-500)}`);
    }

    async function useUntilTheEnd(url: string, token: string) {
      while (Date.now() < until && server.process.exitCode === null) {
        const { status, toldComplete } = await askThrough(url, token, "¿Qué cambió en el manual?");
        counts.answers += 1;
        if (toldComplete !== answerText(TOKENS)) failures.push(`an answer: ${status}, ${toldComplete}`);
        for (const path of CALLS) await callOnce(url + path, token);
      }
    }
  } finally {
    await setup.close();
  }
  const at = (share: number) => rounded(samples[Math.floor((samples.length - 1) * share)]?.megabytes ?? 0);
  const memory = { start: at(0), middle: at(0.5), end: at(1) };
  return { ...counts, failures, memory, slope: slopeOf(samples), growth: growthOf(samples) };

  async function callOnce(url: string, token: string) {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(url, { headers }).catch((error: unknown) => String(error));
    counts.calls += 1;
    if (typeof response === "string") return void failures.push(`${url}: ${response}`);
    await response.arrayBuffer();
    if (response.status !== 200) failures.push(`${url}: ${response.status}`);
  }
}
