import { afterEach, describe, expect, it } from "vitest";
import {
  type ConfluenceStandIn,
  standInPage,
  startConfluenceStandIn,
} from "../../../test/stand-ins/confluence.ts";
import {
  type DriveStandIn,
  standInFile,
  standInFolder,
  startDriveStandIn,
} from "../../../test/stand-ins/drive.ts";
import { createConfluence } from "./confluence.ts";
import type { OutsideItem, OutsideReader } from "./connector-types.ts";
import { createDrive } from "./drive.ts";

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const pauses: number[] = [];
const pause = async (milliseconds: number) => {
  pauses.push(milliseconds);
};

async function listAll(reader: OutsideReader, key: string): Promise<OutsideItem[]> {
  const items: OutsideItem[] = [];
  let next: string | null = null;
  do {
    const page = await reader.list(key, next);
    items.push(...page.items);
    next = page.next;
  } while (next !== null);
  return items;
}

describe.each(["cloud", "data-center"] as const)("Confluence %s", (kind) => {
  async function start() {
    const standIn = await startConfluenceStandIn(kind, 2);
    closers.push(() => standIn.close());
    standIn.spaces.push(
      { id: "11", key: "RAMPA", name: "Operación de rampa" },
      { id: "12", key: "RH", name: "Recursos Humanos" },
      { id: "13", key: "MNT", name: "Mantenimiento" },
    );
    for (const id of ["101", "102", "103", "104", "105"]) standIn.pages.push(standInPage({ id }));
    return { standIn, confluence: connect(standIn) };
  }

  function connect({ baseUrl }: ConfluenceStandIn) {
    return kind === "cloud"
      ? createConfluence(
          {
            kind,
            baseUrl: new URL(`${baseUrl}/wiki`),
            email: "bot@aerovia.example",
            apiToken: "cloud-token",
          },
          pause,
        )
      : createConfluence({ kind, baseUrl: new URL(baseUrl), personalToken: "dc-token" }, pause);
  }

  it("finds spaces on every page of the list, ignoring accents, with one request per page", async () => {
    const { standIn, confluence } = await start();
    expect(await confluence.searchSpaces("OPERACION")).toMatchObject([{ key: "RAMPA" }]);
    expect(await confluence.searchSpaces("mnt")).toMatchObject([{ name: "Mantenimiento" }]);
    expect(await confluence.searchSpaces("")).toHaveLength(3);
    expect(standIn.requests).toHaveLength(2);
    expect(await confluence.findSpace("NADA")).toBeUndefined();
  });

  it("lists every page with its link and date and reads one as a document", async () => {
    const { confluence, standIn } = await start();
    const items = await listAll(confluence, "RAMPA");
    expect(items.map(({ key }) => key)).toEqual(["101", "102", "103", "104", "105"]);
    const [first] = items;
    if (!first) throw new Error("no page");
    expect(first.changedAt).toEqual(new Date("2026-01-10T08:00:00.000Z"));
    expect(first.url).toMatch(new RegExp(`^${standIn.baseUrl}/.*101$`));
    const page = await confluence.read({ ...first, title: "Normas <A&B> / rampa" });
    expect(page).toMatchObject({ name: "Normas A&B rampa.html", type: "text/html", revision: "1" });
    const text = new TextDecoder().decode(page.bytes);
    expect(text).toContain("<title>Normas &lt;A&amp;B&gt; / rampa</title>");
    expect(text).toContain("El procedimiento 101");
  });

  it("waits for the time in Retry-After and then continues", async () => {
    const { confluence, standIn } = await start();
    pauses.length = 0;
    standIn.trouble(/space/, { kind: "status", status: 429, headers: { "retry-after": "7" } });
    standIn.trouble(/space/, { kind: "drop" });
    expect(await confluence.searchSpaces("")).toHaveLength(3);
    expect(pauses[0]).toBe(7000);
    expect(pauses).toHaveLength(2);
  });

  it("does not sleep for minutes, but rejects so that the caller can reschedule", async () => {
    const { confluence, standIn } = await start();
    standIn.trouble(/space/, { kind: "status", status: 429, headers: { "retry-after": "600" } });
    await expect(confluence.searchSpaces("")).rejects.toMatchObject({
      reason: "rate_limited",
      retryAfterSeconds: 600,
    });
  });

  it.each([
    ["unauthorized", { kind: "status", status: 401 }],
    ["no_permission", { kind: "status", status: 403 }],
    ["not_found", { kind: "status", status: 404 }],
    ["unavailable", { kind: "status", status: 200, body: { results: "nonsense" } }],
    ["unavailable", { kind: "redirect", to: "http://127.0.0.1:9/stolen" }],
  ] as const)("says %s where it is", async (reason, trouble) => {
    const { confluence, standIn } = await start();
    standIn.trouble(/space/, trouble);
    if (reason === "unauthorized") standIn.trouble(/space/, trouble);
    await expect(confluence.searchSpaces("")).rejects.toMatchObject({ reason });
  });

  it("gives up after several retries", async () => {
    const { confluence, standIn } = await start();
    for (let at = 0; at < 4; at += 1) standIn.trouble(/space/, { kind: "status", status: 503 });
    await expect(confluence.searchSpaces("")).rejects.toMatchObject({ reason: "unavailable" });
    expect(standIn.requests).toHaveLength(4);
  });

  it("never sends its credentials to another host, whatever a list links to", async () => {
    const { confluence, standIn } = await start();
    const other = await startConfluenceStandIn(kind);
    closers.push(() => other.close());
    standIn.trouble(/space/, {
      kind: "status",
      status: 200,
      body: { results: [], _links: { next: `${other.baseUrl}/rest/api/space` } },
    });
    await expect(confluence.searchSpaces("")).rejects.toMatchObject({ reason: "unavailable" });
    expect(other.requests).toEqual([]);
  });
});

describe("Google Drive", () => {
  async function start() {
    const standIn = await startDriveStandIn();
    closers.push(() => standIn.close());
    return { standIn, drive: connect(standIn) };
  }

  type Account = Pick<DriveStandIn, "baseUrl" | "environment"> & { parentFolder?: string };

  function connect({ baseUrl, environment, parentFolder = "root-folder" }: Account) {
    const drive = {
      clientEmail: environment.GOOGLE_DRIVE_CLIENT_EMAIL ?? "",
      privateKey: environment.GOOGLE_DRIVE_PRIVATE_KEY ?? "",
      parentFolder,
      folderBaseUrl: "https://drive.google.com/drive/folders",
      apiUrl: new URL(baseUrl),
      tokenUrl: new URL(`${baseUrl}/token`),
    };
    return createDrive(drive, pause);
  }

  it("creates one folder per request id, even if the request is repeated", async () => {
    const { drive, standIn } = await start();
    const request = {
      requestId: "5f0c8f6e-9f43-4a55-b06e-0f6c0b7f0a11",
      collectionId: crypto.randomUUID(),
      name: "Rampa",
    };
    const first = await drive.createFolder(request);
    if (!first) throw new Error("no folder");
    expect(await drive.createFolder(request)).toEqual(first);
    expect(standIn.files).toMatchObject([{ name: "Rampa", parents: ["root-folder"] }]);
    expect(first.url).toBe(`https://drive.google.com/drive/folders/${first.folderId}`);
    expect(standIn.tokensGiven()).toBe(1);
  });

  it("lists a folder and its subfolders page by page", async () => {
    const { drive, standIn } = await start();
    standIn.files.push(standInFolder("top", "root-folder"), standInFolder("inner", "top"));
    for (const at of [1, 2, 3, 4]) standIn.files.push(standInFile({ name: `a${at}.txt`, parents: ["top"] }));
    for (const at of [1, 2]) standIn.files.push(standInFile({ name: `b${at}.txt`, parents: ["inner"] }));
    const names = (await listAll(drive, "top")).map(({ title }) => title);
    expect(names.sort()).toEqual(["a1.txt", "a2.txt", "a3.txt", "a4.txt", "b1.txt", "b2.txt"]);
  });

  it("downloads files and exports Google's own documents", async () => {
    const { drive, standIn } = await start();
    standIn.files.push(
      standInFile({ name: "norma.txt", parents: ["top"] }),
      standInFile({ name: "Doc", parents: ["top"], mimeType: "application/vnd.google-apps.document" }),
    );
    const [plain, doc] = await listAll(drive, "top");
    if (!plain || !doc) throw new Error("not listed");
    const read = await drive.read(plain);
    expect(read).toMatchObject({ name: "norma.txt", type: "text/plain" });
    expect(new TextDecoder().decode(read.bytes)).toBe("Contenido de norma.txt");
    expect((await drive.read(doc)).name).toBe("Doc.docx");
  });

  it("requests a new token when the old one has expired", async () => {
    const { drive, standIn } = await start();
    await drive.list("top", null);
    standIn.expireTokens();
    await drive.list("top", null);
    expect(standIn.tokensGiven()).toBe(2);
  });

  it("reports an error when Google rejects the account", async () => {
    const { standIn } = await start();
    const other = await startDriveStandIn();
    closers.push(() => other.close());
    const stranger = connect({
      ...standIn,
      environment: {
        ...standIn.environment,
        GOOGLE_DRIVE_PRIVATE_KEY: other.environment.GOOGLE_DRIVE_PRIVATE_KEY ?? "",
      },
    });
    await expect(stranger.list("top", null)).rejects.toMatchObject({ reason: "unauthorized" });
  });

  it("distinguishes rate limiting from a missing permission, although both are a 403", async () => {
    const { drive, standIn } = await start();
    const limited = { error: { errors: [{ reason: "userRateLimitExceeded" }] } };
    standIn.trouble(/files$/, { kind: "status", status: 403, body: limited });
    expect((await drive.list("top", null)).items).toEqual([]);
    standIn.trouble(/files$/, { kind: "status", status: 403, body: { error: { code: 403 } } });
    await expect(drive.list("top", null)).rejects.toMatchObject({ reason: "no_permission" });
  });

  it("escapes quotes and slashes in a folder id", async () => {
    const { drive, standIn } = await start();
    await drive.list("a' or name contains 'x", null);
    expect(standIn.requests.at(-1)?.url.searchParams.get("q")).toBe(
      "'a\\' or name contains \\'x' in parents and trashed=false",
    );
    expect(await drive.findFolder("../../etc")).toBeUndefined();
  });

  it("moves a folder to the trash", async () => {
    const { drive, standIn } = await start();
    const { folderId } = await makeFolder(drive);
    await drive.deleteFolder(folderId);
    expect(standIn.files).toMatchObject([{ id: folderId, trashed: true }]);
    expect(await drive.findFolder(folderId)).toBeUndefined();
  });

  async function makeFolder(drive: ReturnType<typeof connect>, collectionId = crypto.randomUUID() as string) {
    const made = await drive.createFolder({ requestId: crypto.randomUUID(), collectionId, name: "Rampa" });
    if (!made) throw new Error("no folder");
    return made;
  }

  it("finds and deletes only folders that it created directly in the configured one", async () => {
    const { drive, standIn } = await start();
    const collectionId = crypto.randomUUID();
    const own = await makeFolder(drive, collectionId);
    expect(await drive.findFolder(own.folderId)).toEqual({ ...own, collectionId });
    const marked = { appProperties: { metatronRequest: "x", metatronAssistant: collectionId } };
    standIn.files.push(
      standInFolder("root-folder", "drive"),
      standInFolder("unmarked", "root-folder"),
      { ...standInFolder("deep", own.folderId), ...marked },
      { ...standInFile({ name: "a.txt", parents: ["root-folder"] }), ...marked },
    );
    for (const { id } of standIn.files.slice(1)) {
      expect(await drive.findFolder(id)).toBeUndefined();
      await expect(drive.deleteFolder(id)).rejects.toMatchObject({ reason: "no_permission" });
    }
    expect(standIn.files.filter(({ trashed }) => trashed)).toEqual([]);
  });

  it("does not return a folder that was created for another collection", async () => {
    const { drive } = await start();
    const request = { requestId: crypto.randomUUID(), collectionId: crypto.randomUUID(), name: "Rampa" };
    await drive.createFolder(request);
    expect(await drive.createFolder({ ...request, collectionId: crypto.randomUUID() })).toBeUndefined();
  });

  it("finds folders in the account's own drive, whose alias differs from its id", async () => {
    const { standIn } = await start();
    standIn.files.push(standInFolder("root", "nowhere"));
    const [root] = standIn.files;
    const drive = connect({ ...standIn, parentFolder: "root" });
    const { folderId } = await makeFolder(drive);
    // Drive accepts the alias `root` in requests, but always returns the real id, in `parents` too.
    if (root) root.answersAs = "0AFq";
    for (const file of standIn.files) file.parents = file.parents.map((id) => (id === "root" ? "0AFq" : id));
    expect(await drive.findFolder(folderId)).toMatchObject({ folderId });
  });
});
