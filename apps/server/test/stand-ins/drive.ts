import { createHash, generateKeyPairSync } from "node:crypto";
import type { ServerResponse } from "node:http";
import { importSPKI, jwtVerify } from "jose";
import { type OutsideRequest, type OutsideServer, sendJson, startOutsideServer } from "./outside-server.ts";

const FOLDER = "application/vnd.google-apps.folder";

export interface StandInFile {
  id: string;
  name: string;
  mimeType: string;
  parents: string[];
  modifiedTime: string;
  content: string;
  trashed?: boolean;
  appProperties?: Record<string, string>;
  /** The id that it is answered with where it was asked for by another name. */
  answersAs?: string;
}

export interface DriveStandIn extends OutsideServer {
  files: StandInFile[];
  environment: Record<string, string>;
  tokensGiven(): number;
  /** The tokens given so far have run out. */
  expireTokens(): void;
}

/** Google Drive's REST API v3 with its token service, for one service account whose signature is checked. */
export async function startDriveStandIn(pageSize = 3): Promise<DriveStandIn> {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  const files: StandInFile[] = [];
  let tokens = 0;
  let oldestGood = 1;

  const server = await startOutsideServer((request, response) => {
    if (request.url.pathname === "/token") void giveToken(request, response);
    else if (!isAuthorized(request)) sendJson(response, 401, { error: { code: 401 } });
    else answer(request, response);
  });

  async function giveToken({ body }: OutsideRequest, response: ServerResponse) {
    try {
      const form = new URLSearchParams(body);
      const key = await importSPKI(publicKey, "RS256");
      await jwtVerify(form.get("assertion") ?? "", key, {
        issuer: "bot@project.iam.example",
        audience: `${server.baseUrl}/token`,
      });
      tokens += 1;
      sendJson(response, 200, { access_token: `token-${tokens}`, expires_in: 3600, token_type: "Bearer" });
    } catch {
      sendJson(response, 400, { error: "invalid_grant" });
    }
  }

  function isAuthorized({ headers }: OutsideRequest): boolean {
    const given = Number(/^Bearer token-(\d+)$/.exec(headers.authorization ?? "")?.[1] ?? 0);
    return given >= oldestGood && given <= tokens;
  }

  function answer(request: OutsideRequest, response: ServerResponse) {
    const { method, url, body } = request;
    const [, id, isExport] = /^\/drive\/v3\/files\/([^/]+)(\/export)?$/.exec(url.pathname) ?? [];
    if (url.pathname === "/drive/v3/files" && method === "GET") return list(url, response);
    if (url.pathname === "/drive/v3/files" && method === "POST") {
      const made = { id: `folder-${files.length + 1}`, modifiedTime: new Date().toISOString(), content: "" };
      const file: StandInFile = { ...made, ...JSON.parse(body) };
      files.push(file);
      return sendJson(response, 200, file);
    }
    const file = files.find((each) => each.id === decodeURIComponent(id ?? ""));
    if (!file) return sendJson(response, 404, { error: { code: 404 } });
    if (method === "PATCH") {
      Object.assign(file, JSON.parse(body));
      return sendJson(response, 200, file);
    }
    if (isExport || url.searchParams.get("alt") === "media") {
      const type = url.searchParams.get("mimeType") ?? file.mimeType;
      response.writeHead(200, { "content-type": type }).end(file.content);
      return;
    }
    sendJson(response, 200, { ...file, id: file.answersAs ?? file.id });
  }

  function list(url: URL, response: ServerResponse) {
    const q = url.searchParams.get("q") ?? "";
    const [, parent] = /^'((?:[^'\\]|\\.)*)' in parents/.exec(q) ?? [];
    const [, request] = /value='([^']*)'/.exec(q) ?? [];
    const found = files.filter(
      (file) =>
        !file.trashed &&
        (parent === undefined || file.parents.includes(parent.replace(/\\(.)/g, "$1"))) &&
        (request === undefined || file.appProperties?.metatronRequest === request),
    );
    const from = Number(url.searchParams.get("pageToken") ?? 0);
    const hasMore = from + pageSize < found.length;
    sendJson(response, 200, {
      files: found.slice(from, from + pageSize).map((file) => ({ ...file, webViewLink: linkOf(file) })),
      ...(hasMore ? { nextPageToken: String(from + pageSize) } : {}),
    });
  }

  return {
    ...server,
    files,
    environment: {
      GOOGLE_DRIVE_CLIENT_EMAIL: "bot@project.iam.example",
      GOOGLE_DRIVE_PRIVATE_KEY: privateKey,
      GOOGLE_DRIVE_PARENT_FOLDER: "root-folder",
      GOOGLE_DRIVE_API_URL: server.baseUrl,
      GOOGLE_DRIVE_TOKEN_URL: `${server.baseUrl}/token`,
    },
    tokensGiven: () => tokens,
    expireTokens() {
      oldestGood = tokens + 1;
    },
  };
}

const linkOf = ({ id }: StandInFile) => `https://drive.example/file/${id}`;

export function standInFile(changes: Partial<StandInFile> & Pick<StandInFile, "parents">): StandInFile {
  const name = changes.name ?? "norma.txt";
  const id = createHash("sha1").update(`${name}${changes.parents.join()}`).digest("hex").slice(0, 20);
  return {
    id,
    name,
    mimeType: "text/plain",
    modifiedTime: "2026-01-10T08:00:00.000Z",
    content: `Contenido de ${name}`,
    ...changes,
  };
}

export const standInFolder = (id: string, parent: string): StandInFile => ({
  id,
  name: id,
  mimeType: FOLDER,
  parents: [parent],
  modifiedTime: "2026-01-10T08:00:00.000Z",
  content: "",
});
