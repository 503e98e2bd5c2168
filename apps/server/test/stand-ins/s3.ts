import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

export type S3StandIn = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Answers 503 to everything, as a server that is down behind a balancer does. */
  goDown(): void;
  stop(): Promise<void>;
};

type Stored = { body: Buffer; type: string; modifiedAt: Date };
type Upload = { key: string; type: string; parts: Map<number, Buffer> };
type Answer = { status: number; headers?: Record<string, string | number>; body?: Buffer | string };

const KEYS = { region: "us-east-1", bucket: "objects", accessKeyId: "AKIATEST", secretAccessKey: "s3cr3t" };

/** A server that speaks as much S3 as object storage uses, path style, and checks every signature (AWS Signature Version 4). */
export async function startS3({ keysPerPage = 1000 } = {}): Promise<S3StandIn> {
  const objects = new Map<string, Stored>();
  const uploads = new Map<string, Upload>();
  let isDown = false;
  const server = createServer(async (request, response) => {
    try {
      const body = await buffer(request);
      const answer = isDown
        ? fault(503, "SlowDown")
        : answerTo(request, body, { objects, uploads, keysPerPage });
      send(response, answer, request.method === "HEAD");
    } catch {
      response.destroy();
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port.");
  return {
    ...KEYS,
    endpoint: `http://127.0.0.1:${address.port}`,
    goDown: () => {
      isDown = true;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

type State = { objects: Map<string, Stored>; uploads: Map<string, Upload>; keysPerPage: number };

function answerTo(request: IncomingMessage, body: Buffer, state: State): Answer {
  const url = new URL(request.url ?? "/", "http://stand-in");
  const refusal = checkSignature(request, url, body);
  if (refusal) return refusal;
  const [, bucket, ...rest] = url.pathname.split("/");
  const key = decodeURIComponent(rest.join("/"));
  if (bucket !== KEYS.bucket) return fault(404, "NoSuchBucket");
  if (key === "") return request.method === "GET" ? list(url, state) : { status: 200 };
  if (url.searchParams.has("uploads") || url.searchParams.has("uploadId"))
    return inParts(request, { url, key, body }, state);
  switch (request.method) {
    case "PUT":
      return put(request, key, body, state);
    case "GET":
    case "HEAD":
      return get(request, url, state.objects.get(key));
    case "DELETE":
      state.objects.delete(key);
      return { status: 204 };
    default:
      return fault(405, "MethodNotAllowed");
  }
}

function put(request: IncomingMessage, key: string, body: Buffer, { objects }: State): Answer {
  if (request.headers["if-none-match"] === "*" && objects.has(key)) return fault(412, "PreconditionFailed");
  if (request.headers["content-length"] === undefined) return fault(411, "MissingContentLength");
  const type = request.headers["content-type"] ?? "binary/octet-stream";
  objects.set(key, { body, type, modifiedAt: new Date() });
  return { status: 200, headers: { etag: etagOf(body) } };
}

/** Uploads in parts: begin, put one, list, finish, abandon. */
function inParts(
  { method, headers }: IncomingMessage,
  { url, key, body }: { url: URL; key: string; body: Buffer },
  { objects, uploads }: State,
): Answer {
  if (url.searchParams.has("uploads")) {
    const id = `upload-${uploads.size + 1}`;
    uploads.set(id, { key, type: headers["content-type"] ?? "binary/octet-stream", parts: new Map() });
    return xml(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
  }
  const id = url.searchParams.get("uploadId") ?? "";
  const upload = uploads.get(id);
  if (upload?.key !== key) return fault(404, "NoSuchUpload");
  const parts = [...upload.parts].sort(([one], [other]) => one - other);
  switch (method) {
    case "PUT":
      upload.parts.set(Number(url.searchParams.get("partNumber")), body);
      return { status: 200, headers: { etag: etagOf(body) } };
    case "GET": {
      const listed = parts.map(
        ([number, part]) =>
          `<Part><PartNumber>${number}</PartNumber><ETag>${etagOf(part)}</ETag><Size>${part.length}</Size></Part>`,
      );
      return xml(`<ListPartsResult><IsTruncated>false</IsTruncated>${listed.join("")}</ListPartsResult>`);
    }
    case "POST": {
      const whole = Buffer.concat(parts.map(([, part]) => part));
      objects.set(key, { body: whole, type: upload.type, modifiedAt: new Date() });
      uploads.delete(id);
      return xml(`<CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>`);
    }
    default:
      uploads.delete(id);
      return { status: 204 };
  }
}

const xml = (body: string): Answer => ({
  status: 200,
  headers: { "content-type": "application/xml" },
  body: `<?xml version="1.0"?>${body}`,
});

function get(request: IncomingMessage, url: URL, stored: Stored | undefined): Answer {
  if (!stored) return fault(404, "NoSuchKey");
  const { body, type, modifiedAt } = stored;
  const headers: Record<string, string | number> = {
    "content-type": url.searchParams.get("response-content-type") ?? type,
    "last-modified": modifiedAt.toUTCString(),
    "accept-ranges": "bytes",
    etag: etagOf(body),
  };
  for (const name of ["content-disposition", "cache-control"]) {
    const wanted = url.searchParams.get(`response-${name}`);
    if (wanted) headers[name] = wanted;
  }
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? "") ?? [];
  if (from === "" && to === "") return { status: 200, headers, body };
  const start = from === "" ? Math.max(0, body.length - Number(to)) : Number(from);
  const end = from === "" || to === "" ? body.length - 1 : Math.min(Number(to), body.length - 1);
  if (start > end) return fault(416, "InvalidRange");
  headers["content-range"] = `bytes ${start}-${end}/${body.length}`;
  return { status: 206, headers, body: body.subarray(start, end + 1) };
}

function list(url: URL, { objects, keysPerPage }: State): Answer {
  const prefix = url.searchParams.get("prefix") ?? "";
  const after = url.searchParams.get("continuation-token") ?? "";
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, keysPerPage);
  const isTruncated = keys.length > page.length;
  const contents = page.map((key) => {
    const { body, modifiedAt } = objects.get(key) ?? { body: Buffer.alloc(0), modifiedAt: new Date() };
    return `<Contents><Key>${key}</Key><Size>${body.length}</Size><LastModified>${modifiedAt.toISOString()}</LastModified></Contents>`;
  });
  const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : "";
  return {
    status: 200,
    headers: { "content-type": "application/xml" },
    body: `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join("")}</ListBucketResult>`,
  };
}

/** Null when the request is signed with our keys, in its headers or its address, and not out of time. */
function checkSignature(request: IncomingMessage, url: URL, body: Buffer): Answer | null {
  const given = signatureOf(request, url);
  if (!given) return fault(403, "AccessDenied");
  const { credential, signedHeaders, signature, date, expiresInSeconds, payloadHash } = given;
  const [accessKeyId, ...scope] = credential.split("/");
  if (accessKeyId !== KEYS.accessKeyId) return fault(403, "InvalidAccessKeyId");
  if (Date.now() > timeOf(date) + expiresInSeconds * 1000) return fault(403, "AccessDenied");
  if (/^[0-9a-f]{64}$/.test(payloadHash) && payloadHash !== sha256(body))
    return fault(400, "XAmzContentSHA256Mismatch");
  const query = [...url.searchParams]
    .filter(([name]) => name !== "X-Amz-Signature")
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join("&");
  const headers = signedHeaders
    .map((name) => `${name}:${String(request.headers[name] ?? "").trim()}\n`)
    .join("");
  const canonical = [request.method, url.pathname, query, headers, signedHeaders.join(";"), payloadHash].join(
    "\n",
  );
  const toSign = ["AWS4-HMAC-SHA256", date, scope.join("/"), sha256(canonical)].join("\n");
  const signingKey = scope.reduce<Buffer>(
    (key, part) => hmac(key, part),
    Buffer.from(`AWS4${KEYS.secretAccessKey}`),
  );
  return hmac(signingKey, toSign).toString("hex") === signature ? null : fault(403, "SignatureDoesNotMatch");
}

function signatureOf({ headers }: IncomingMessage, { searchParams }: URL) {
  const presigned = searchParams.get("X-Amz-Signature");
  if (presigned) {
    return {
      credential: searchParams.get("X-Amz-Credential") ?? "",
      signedHeaders: (searchParams.get("X-Amz-SignedHeaders") ?? "").split(";"),
      signature: presigned,
      date: searchParams.get("X-Amz-Date") ?? "",
      expiresInSeconds: Number(searchParams.get("X-Amz-Expires")),
      payloadHash: searchParams.get("X-Amz-Content-Sha256") ?? "UNSIGNED-PAYLOAD",
    };
  }
  const pattern = /Credential=([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/;
  const [, credential, signedHeaders, signature] = pattern.exec(headers.authorization ?? "") ?? [];
  if (!credential || !signedHeaders || !signature) return null;
  return {
    credential,
    signedHeaders: signedHeaders.split(";"),
    signature,
    date: String(headers["x-amz-date"]),
    expiresInSeconds: 900,
    payloadHash: String(headers["x-amz-content-sha256"]),
  };
}

function send(response: ServerResponse, { status, headers = {}, body = "" }: Answer, isHead: boolean): void {
  response.writeHead(status, {
    ...headers,
    ...(status === 204 ? {} : { "content-length": Buffer.byteLength(body) }),
  });
  response.end(isHead ? undefined : body);
}

function fault(status: number, code: string): Answer {
  const body = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  return { status, headers: { "content-type": "application/xml" }, body };
}

const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest("hex");
const hmac = (key: Buffer, data: string) => createHmac("sha256", key).update(data).digest();
const etagOf = (body: Buffer) => `"${createHash("md5").update(body).digest("hex")}"`;
const timeOf = (date: string) =>
  Date.parse(date.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, "$1-$2-$3T$4:$5:$6Z"));
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
