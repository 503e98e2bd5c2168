import { randomUUID } from "node:crypto";
import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { z } from "zod";
import { createStorage } from "../adapters/storage/index.ts";
import { createStreams } from "../adapters/streams/index.ts";
import type { Config } from "../config/config.ts";
import { storageConfigOf } from "../config/storage.ts";
import { type Finding, failed, ok, reasonOf, warning } from "./finding.ts";

const ANSWER_WITHIN_MS = 10_000;
const FREE_BYTES_NEEDED = 200_000_000;
const FREE_BYTES_WANTED = 2_000_000_000;
const log = { warn: () => undefined, info: () => undefined, error: () => undefined };

export async function checkDisk({ dataDir }: Config): Promise<Finding> {
  try {
    const { bavail, bsize } = await statfs(dataDir).catch(() => statfs(dirname(dataDir)));
    const free = bavail * bsize;
    const says = `${(free / 1e9).toFixed(1)} GB free at ${dataDir}`;
    if (free < FREE_BYTES_NEEDED) return failed("disk", says);
    return free < FREE_BYTES_WANTED ? warning("disk", says) : ok("disk", says);
  } catch (error) {
    return failed("disk", `DATA_DIR can't be looked at: ${reasonOf(error)}`);
  }
}

/** Writes, reads and deletes an object: a bucket may allow one of them and not the others. */
export async function checkStorage(config: Config): Promise<Finding> {
  const given = storageConfigOf(config);
  const name = given.kind === "s3" ? `bucket ${given.bucket}` : "objects on disk";
  try {
    const storage = await createStorage({ ...given, log });
    try {
      const key = `preflight/${randomUUID()}`;
      await storage.put({ key, body: Buffer.from("preflight"), size: 9, type: "text/plain" });
      const read = await storage.get(key);
      read?.stream.resume();
      await storage.delete(key);
      return read
        ? ok("storage", `${name}: written, read, deleted`)
        : failed("storage", `${name}: not readable`);
    } finally {
      await storage.close();
    }
  } catch (error) {
    return failed("storage", `${name}: ${reasonOf(error)}`);
  }
}

export async function checkRedis({ REDIS_URL }: Config): Promise<Finding[]> {
  if (!REDIS_URL) return [];
  try {
    const streams = await createStreams({ redisUrl: REDIS_URL, log });
    try {
      await streams.check();
      return [ok("redis", "answers")];
    } finally {
      await streams.close();
    }
  } catch (error) {
    return [failed("redis", reasonOf(error))];
  }
}

const discovery = z.object({ issuer: z.string(), jwks_uri: z.url() });
const keySet = z.object({ keys: z.array(z.unknown()).min(1) });

/** The provider's document and keys, as the server reads them, and its clock. */
export async function checkIdentity(config: Config): Promise<Finding[]> {
  const { OIDC_ISSUER: issuer, OIDC_CLOCK_TOLERANCE_S: tolerance } = config;
  if (!issuer)
    return [
      config.isOpenDemo
        ? warning("identity", "the demo provider is open to other machines: anyone can sign in as anyone")
        : ok("identity", "the demo provider, on this machine only"),
    ];
  try {
    const response = await ask(`${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`);
    const found = discovery.parse(await response.json());
    keySet.parse(await (await ask(found.jwks_uri)).json());
    const away = clockDifference(response);
    return [
      found.issuer === issuer
        ? ok("identity", `${issuer} answers, with keys`)
        : failed("identity", `OIDC_ISSUER is ${issuer}, but the provider calls itself ${found.issuer}`),
      away > tolerance * 1000
        ? warning(
            "clock",
            `the provider's clock differs by ${Math.round(away / 1000)} s; OIDC_CLOCK_TOLERANCE_S is ${tolerance}`,
          )
        : ok("clock", "the same as the identity provider's"),
    ];
  } catch (error) {
    const reason = error instanceof z.ZodError ? "its answer is not that of a provider" : reasonOf(error);
    return [failed("identity", `${issuer}: ${reason}`)];
  }
}

/** The header has whole seconds. */
function clockDifference(response: Response): number {
  const date = Date.parse(response.headers.get("date") ?? "");
  return Number.isNaN(date) ? 0 : Math.max(0, Math.abs(Date.now() - date) - 1000);
}

/** The list of models of each configured provider, with its key. */
export async function checkProviders(config: Config): Promise<Finding[]> {
  const asked = providersOf(config);
  if (asked.length === 0)
    return [warning("models", "no provider is configured: the embedded answerer only quotes documents")];
  return Promise.all(
    asked.map(async ({ name, url, headers }) => {
      try {
        const response = await fetch(url, { headers, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
        await response.body?.cancel();
        const { status } = response;
        if (status === 401 || status === 403)
          return failed("models", `${name} refuses the API key (${status})`);
        return status >= 500
          ? failed("models", `${name} answers ${status}`)
          : ok("models", `${name} answers`);
      } catch (error) {
        return failed("models", `${name} can't be reached: ${reasonOf(error)}`);
      }
    }),
  );
}

interface Provider {
  name: string;
  url: string;
  headers: Record<string, string>;
}

function providersOf(config: Config): Provider[] {
  const providers: Provider[] = [];
  const without = (url: string) => url.replace(/\/$/, "");
  if (config.OPENAI_API_KEY || config.OPENAI_BASE_URL) {
    const base = config.OPENAI_BASE_URL ?? "https://api.openai.com/v1";
    const headers: Record<string, string> = config.OPENAI_API_KEY
      ? { authorization: `Bearer ${config.OPENAI_API_KEY}` }
      : {};
    providers.push({ name: new URL(base).host, url: `${without(base)}/models`, headers });
  }
  if (config.AZURE_OPENAI_ENDPOINT && config.AZURE_OPENAI_API_KEY)
    providers.push({
      name: new URL(config.AZURE_OPENAI_ENDPOINT).host,
      url: `${without(config.AZURE_OPENAI_ENDPOINT)}/openai/models?api-version=${config.AZURE_OPENAI_API_VERSION}`,
      headers: { "api-key": config.AZURE_OPENAI_API_KEY },
    });
  if (config.GOOGLE_GENERATIVE_AI_API_KEY)
    providers.push({
      name: "Gemini",
      url: "https://generativelanguage.googleapis.com/v1beta/models",
      headers: { "x-goog-api-key": config.GOOGLE_GENERATIVE_AI_API_KEY },
    });
  if (config.ANTHROPIC_API_KEY)
    providers.push({
      name: "Anthropic",
      url: "https://api.anthropic.com/v1/models",
      headers: { "x-api-key": config.ANTHROPIC_API_KEY, "anthropic-version": "2023-06-01" },
    });
  if (config.OLLAMA_BASE_URL && config.OLLAMA_BASE_URL !== "off")
    providers.push({ name: "Ollama", url: `${without(config.OLLAMA_BASE_URL)}/api/tags`, headers: {} });
  return providers;
}

async function ask(url: string): Promise<Response> {
  const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return response;
}
