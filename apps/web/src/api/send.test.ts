import type { Call } from "@metatron/contract/call";
import { describe, expect, it } from "vitest";
import { setLanguage } from "../lib/language.ts";
import { ApiError } from "./api-error.ts";
import { MAX_RETRIES } from "./retry.ts";
import { type SendOptions, send } from "./send.ts";

type Reply = Response | Error | (() => Response | Error);

const read: Call = { method: "GET", path: "/models", allow: "any-role" };
const write: Call = { method: "POST", path: "/issues", allow: "any-role" };
const repeatableWrite: Call = { ...write, repeatable: true };

function problem(status: number, code: string, { headers = {}, ...more }: Record<string, unknown> = {}) {
  const body = {
    type: "about:blank",
    title: "A title",
    status,
    code,
    detail: "A sentence.",
    requestId: "r-1",
    ...more,
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/problem+json", ...(headers as Record<string, string>) },
  });
}

/** Replies with each entry in turn, and with the last one from then on. */
async function sendTo(replies: Reply[], call: Call = read, options: SendOptions = {}) {
  const requests: Request[] = [];
  const waits: number[] = [];
  const outcome = await send(
    {
      base: "/api",
      fetch: async (url, init) => {
        requests.push(new Request(new URL(url, "http://localhost"), init));
        const next = replies[Math.min(requests.length, replies.length) - 1];
        const reply = typeof next === "function" ? next() : next;
        if (!reply || reply instanceof Error) throw reply ?? new Error("no reply");
        return reply.clone();
      },
      wait: async (ms) => {
        waits.push(ms);
      },
    },
    call,
    options,
  ).catch((error: unknown) => error);
  return { outcome, requests, waits };
}

describe("a call", () => {
  it("resolves with a successful response", async () => {
    const { outcome, requests } = await sendTo([Response.json({ ok: true })]);
    expect(await (outcome as Response).json()).toEqual({ ok: true });
    expect(requests).toHaveLength(1);
  });

  it("names the language of the interface, not the browser's", async () => {
    setLanguage("pt");
    const { requests } = await sendTo([Response.json({})]);
    setLanguage("es");
    expect(requests.map(({ headers }) => headers.get("accept-language"))).toEqual(["pt"]);
  });

  it("keeps its request id when it is retried", async () => {
    const { requests } = await sendTo([problem(500, "internal"), Response.json({})]);
    const ids = requests.map(({ headers }) => headers.get("x-request-id"));
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(ids[1]).toBe(ids[0]);
  });

  it("sends objects as JSON and forms unchanged", async () => {
    const asJson = await sendTo([Response.json({})], write, { body: { id: "1" } });
    expect(asJson.requests[0]?.headers.get("content-type")).toBe("application/json");
    expect(await asJson.requests[0]?.json()).toEqual({ id: "1" });
    const form = new FormData();
    form.set("file", new Blob(["x"]), "x.txt");
    const asForm = await sendTo([Response.json({})], write, { body: form });
    expect(asForm.requests[0]?.headers.get("content-type")).toMatch(/^multipart\/form-data; boundary=/);
  });

  it("turns a problem response into an ApiError with all its details", async () => {
    const errors = [{ path: "body.name", message: "Required" }];
    const { outcome } = await sendTo([problem(422, "validation_failed", { errors })]);
    expect(outcome).toBeInstanceOf(ApiError);
    expect(outcome).toMatchObject({
      status: 422,
      code: "validation_failed",
      message: "A sentence.",
      requestId: "r-1",
      errors,
    });
  });

  it("does not trust a response that is not from the API", async () => {
    const { outcome } = await sendTo([new Response("<h1>Bad gateway</h1>", { status: 502 })]);
    expect(outcome).toMatchObject({ status: 502, code: "bad_answer", errors: [] });
    const unknown = await sendTo([problem(418, "teapot")]);
    expect(unknown.outcome).toMatchObject({ status: 418, code: "bad_answer" });
  });
});

describe("a call that fails", () => {
  it.each([400, 401, 403, 404, 413, 422, 504])("is not retried after %i", async (status) => {
    const { requests } = await sendTo([new Response("", { status })]);
    expect(requests).toHaveLength(1);
  });

  it("is not retried when no response arrives", async () => {
    const { outcome, requests } = await sendTo([new TypeError("Failed to fetch")]);
    expect(outcome).toMatchObject({ status: 0, code: "network_unreachable" });
    expect(requests).toHaveLength(1);
  });

  it.each([500, 502, 503, 429])(
    "is repeated with growing waits after %i, but not for ever",
    async (status) => {
      const { outcome, requests, waits } = await sendTo([new Response("", { status })]);
      expect(outcome).toMatchObject({ status });
      expect(requests).toHaveLength(1 + MAX_RETRIES);
      expect(waits).toHaveLength(MAX_RETRIES);
      expect(waits.toSorted((a, b) => a - b)).toEqual(waits);
    },
  );

  it("is retried only where a retry is safe", async () => {
    const once = await sendTo([problem(500, "internal")], write, { body: {} });
    expect(once.requests).toHaveLength(1);
    const again = await sendTo([problem(500, "internal"), Response.json({})], repeatableWrite, { body: {} });
    expect(again.requests).toHaveLength(2);
    for (const method of ["PUT", "DELETE"] as const) {
      const safe = await sendTo([problem(500, "internal"), Response.json({})], {
        method,
        path: "/x",
        allow: "any-role",
      });
      expect(safe.requests).toHaveLength(2);
    }
    const patch = await sendTo([problem(500, "internal")], {
      method: "PATCH",
      path: "/x",
      allow: "any-role",
    });
    expect(patch.requests).toHaveLength(1);
  });

  it("waits at least as long as the server's Retry-After", async () => {
    const busy = problem(429, "rate_limited", { headers: { "retry-after": "2" } });
    const { waits } = await sendTo([busy, Response.json({})]);
    expect(waits[0]).toBeGreaterThanOrEqual(2000);
  });

  it("throws a cancellation error when its caller aborts", async () => {
    const controller = new AbortController();
    controller.abort();
    const { outcome, requests } = await sendTo([new DOMException("", "AbortError")], read, {
      signal: controller.signal,
    });
    expect(outcome).toMatchObject({ status: 0, code: "aborted" });
    expect(requests).toHaveLength(1);
  });

  it("keeps the error code when the session could not add a token", async () => {
    const refused = Object.assign(new Error("Sign in"), { code: "interaction_required" });
    const { outcome } = await sendTo([refused]);
    expect(outcome).toMatchObject({ status: 0, code: "interaction_required" });
  });
});
