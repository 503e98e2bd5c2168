import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { request as httpsRequest } from "node:https";
import type { LookupFunction } from "node:net";

export interface AgentAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

export interface AgentRequest {
  method?: "GET" | "POST";
  form?: Record<string, string>;
  headers?: Record<string, string>;
}

interface Cookie {
  name: string;
  value: string;
  path: string;
}

const TIMEOUT_MS = 10_000;

/** An HTTP client with the cookies of a browser for one host. It does not follow redirects. */
export function createHttpAgent() {
  let cookies: Cookie[] = [];

  function keep(header: string): void {
    const [pair = "", ...attributes] = header.split("; ");
    const name = pair.slice(0, pair.indexOf("="));
    const value = pair.slice(pair.indexOf("=") + 1);
    const attribute = (wanted: string) =>
      attributes.find((each) => each.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1);
    const path = attribute("path") ?? "/";
    const isOver = Date.parse(attribute("expires") ?? "") < Date.now();
    cookies = cookies.filter((cookie) => cookie.name !== name || cookie.path !== path);
    if (!isOver) cookies.push({ name, value, path });
  }

  async function ask(address: string, { method, form, headers }: AgentRequest = {}): Promise<AgentAnswer> {
    const url = new URL(address);
    const sent = cookies.filter(({ path }) => url.pathname.startsWith(path));
    const answer = await send(url, {
      method: method ?? (form ? "POST" : "GET"),
      body: form ? new URLSearchParams(form).toString() : undefined,
      headers: {
        accept: "text/html, application/json;q=0.9",
        ...(sent.length > 0 && { cookie: sent.map(({ name, value }) => `${name}=${value}`).join("; ") }),
        ...(form && { "content-type": "application/x-www-form-urlencoded" }),
        ...headers,
      },
    });
    for (const header of answer.headers["set-cookie"] ?? []) keep(header);
    return answer;
  }

  return { ask, cookies: (): readonly Cookie[] => cookies };
}

export type HttpAgent = ReturnType<typeof createHttpAgent>;

interface Sending {
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
}

function send(url: URL, { method, headers, body }: Sending): Promise<AgentAnswer> {
  const request = url.protocol === "https:" ? httpsRequest : httpRequest;
  const { promise, resolve, reject } = Promise.withResolvers<AgentAnswer>();
  const options = {
    method,
    headers,
    timeout: TIMEOUT_MS,
    ...(isLocalName(url.hostname) && { lookup: toLoopback }),
  };
  const sending = request(url, options, (response) => {
    let text = "";
    response.setEncoding("utf8");
    response.on("data", (part: string) => {
      text += part;
    });
    response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    response.on("error", reject);
  });
  sending.on("timeout", () => sending.destroy(new Error(`${url.origin} did not answer in time.`)));
  sending.on("error", reject);
  sending.end(body);
  return promise;
}

/** Browsers resolve every `*.localhost` to this machine, but the system's resolver often does not. */
function isLocalName(hostname: string): boolean {
  return hostname.endsWith(".localhost");
}

const toLoopback: LookupFunction = (_hostname, options, callback) => {
  if (options.all) callback(null, [{ address: "127.0.0.1", family: 4 }]);
  else callback(null, "127.0.0.1", 4);
};
