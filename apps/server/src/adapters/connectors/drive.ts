import { cleanLine } from "@metatron/text/clean-text";
import { z } from "zod";
import { ConnectorError } from "./connector-error.ts";
import { createConnectorHttp, readJson } from "./connector-http.ts";
import type { Drive, DriveFolder, OutsideItem, OwnDriveFolder } from "./connector-types.ts";
import type { DriveConfig } from "./connectors-config.ts";
import { createDriveToken } from "./drive-token.ts";
import { fileName } from "./page-document.ts";

const FOLDER = "application/vnd.google-apps.folder";
const REQUEST_MARK = "metatronRequest";
const COLLECTION_MARK = "metatronAssistant";
const PAGE_SIZE = 100;
const MOST_FOLDERS = 500;
const MOST_FILE_BYTES = 100 * 1024 * 1024;

const OFFICE = "application/vnd.openxmlformats-officedocument";
/** Google's own document types have no file content and must be exported. */
const EXPORTS: Record<string, { type: string; extension: string }> = {
  "application/vnd.google-apps.document": {
    type: `${OFFICE}.wordprocessingml.document`,
    extension: "docx",
  },
  "application/vnd.google-apps.spreadsheet": { type: `${OFFICE}.spreadsheetml.sheet`, extension: "xlsx" },
  "application/vnd.google-apps.presentation": {
    type: `${OFFICE}.presentationml.presentation`,
    extension: "pptx",
  },
};

/** The name of a Drive file, cleaned so that it is valid as a name of our files. */
const name = z.string().overwrite(cleanLine);
const folder = z.object({ id: z.string(), name });
/**
 * Private to the project of this service account, so a folder with our properties was created by this
 * service.
 */
const appProperties = z.object({
  [REQUEST_MARK]: z.string().optional(),
  [COLLECTION_MARK]: z.string().optional(),
});
const anyFile = folder.extend({
  mimeType: z.string(),
  trashed: z.boolean().optional(),
  parents: z.array(z.string()).optional(),
  appProperties: appProperties.optional(),
});
const foundFiles = z.object({ files: z.array(anyFile) });
const ANY_FILE_FIELDS = "id,name,mimeType,trashed,parents,appProperties";
const listed = z.object({
  nextPageToken: z.string().optional(),
  files: z.array(
    z.object({
      id: z.string(),
      name,
      mimeType: z.string(),
      modifiedTime: z.iso.datetime(),
      webViewLink: z.string().optional(),
    }),
  ),
});
/** Cursor of the walk through a folder and its subfolders. */
const walk = z.object({ folders: z.array(z.string()).min(1), seen: z.int(), token: z.string().nullable() });

interface DriveQuery {
  q: string;
  fields: string;
  token?: string | null;
}

/** Google Drive through a service account. */
export function createDrive(config: DriveConfig, pause?: (milliseconds: number) => Promise<unknown>): Drive {
  const http = createConnectorHttp({
    authorization: createDriveToken(config),
    isRateLimit: (status, body) => status === 403 && /rateLimitExceeded|quotaExceeded/i.test(body),
    ...(pause ? { pause } : {}),
  });

  const address = (path: string, query: Record<string, string> = {}) => {
    const url = new URL(`/drive/v3/files${path}`, config.apiUrl);
    url.search = new URLSearchParams({ supportsAllDrives: "true", ...query }).toString();
    return url;
  };
  const toFolder = ({ id, name }: z.infer<typeof folder>): DriveFolder => ({
    folderId: id,
    name,
    url: `${config.folderBaseUrl.replace(/\/$/, "")}/${encodeURIComponent(id)}`,
  });

  /** Drive accepts `root` as an alias in requests, but its responses contain the real id. */
  let rootId: Promise<string> | undefined;
  function parentId(): Promise<string> {
    if (config.parentFolder !== "root") return Promise.resolve(config.parentFolder);
    rootId ??= readJson(http, z.object({ id: z.string() }), { url: address("/root", { fields: "id" }) }).then(
      ({ id }) => id,
    );
    rootId.catch(() => {
      rootId = undefined;
    });
    return rootId;
  }

  function query<T>(schema: z.ZodType<T>, { q, fields, token }: DriveQuery): Promise<T> {
    const url = address("", {
      q,
      fields: `nextPageToken,files(${fields})`,
      pageSize: String(PAGE_SIZE),
      includeItemsFromAllDrives: "true",
      ...(token ? { pageToken: token } : {}),
    });
    return readJson(http, schema, { url });
  }

  /**
   * The service account may be able to read many other folders, including the parent of all ours. Those must
   * not be linked or deleted.
   */
  async function findOwn(folderId: string): Promise<OwnDriveFolder | undefined> {
    try {
      const url = address(`/${encodeURIComponent(folderId)}`, { fields: ANY_FILE_FIELDS });
      const found = await readJson(http, anyFile, { url });
      return (await isOwn(found)) ? toOwnFolder(found) : undefined;
    } catch (error) {
      if (
        error instanceof ConnectorError &&
        (error.reason === "not_found" || error.reason === "no_permission")
      )
        return undefined;
      throw error;
    }
  }

  async function isOwn({ mimeType, trashed, parents = [], appProperties = {} }: z.infer<typeof anyFile>) {
    if (mimeType !== FOLDER || trashed || appProperties[REQUEST_MARK] === undefined) return false;
    return parents.includes(await parentId());
  }

  const toOwnFolder = (found: z.infer<typeof anyFile>): OwnDriveFolder => ({
    ...toFolder(found),
    collectionId: found.appProperties?.[COLLECTION_MARK] ?? null,
  });

  return {
    async createFolder({ requestId, collectionId, name }) {
      const made = `appProperties has { key='${REQUEST_MARK}' and value='${requestId}' } and trashed=false`;
      const { files } = await query(foundFiles, { q: made, fields: ANY_FILE_FIELDS });
      const [known] = files;
      if (known) {
        const isForThis = known.appProperties?.[COLLECTION_MARK] === collectionId && (await isOwn(known));
        return isForThis ? toFolder(known) : undefined;
      }
      const answer = await readJson(http, folder, {
        url: address("", { fields: "id,name" }),
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          name,
          mimeType: FOLDER,
          parents: [config.parentFolder],
          appProperties: { [REQUEST_MARK]: requestId, [COLLECTION_MARK]: collectionId },
        }),
      });
      return toFolder(answer);
    },
    findFolder: findOwn,
    async deleteFolder(folderId) {
      if (!(await findOwn(folderId)))
        throw new ConnectorError("no_permission", "This folder was not made here.");
      await http({
        url: address(`/${encodeURIComponent(folderId)}`),
        method: "PATCH",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ trashed: true }),
      });
    },
    async list(sourceKey, from) {
      const at =
        from === null ? { folders: [sourceKey], seen: 1, token: null } : walk.parse(JSON.parse(from));
      const [here = sourceKey, ...waiting] = at.folders;
      const fields = "id,name,mimeType,modifiedTime,webViewLink";
      const q = `'${quoted(here)}' in parents and trashed=false`;
      const answer = await query(listed, { q, fields, token: at.token });
      const inner = answer.files.filter(({ mimeType }) => mimeType === FOLDER).map(({ id }) => id);
      const room = Math.max(0, MOST_FOLDERS - at.seen);
      const folders = [...(answer.nextPageToken ? [here] : []), ...waiting, ...inner.slice(0, room)];
      const items = answer.files.filter(({ mimeType }) => mimeType !== FOLDER).map(toItem);
      if (folders.length === 0) return { items, next: null };
      const next = { folders, seen: at.seen + inner.length, token: answer.nextPageToken ?? null };
      return { items, next: JSON.stringify(next) };
    },
    async read({ key, title, mediaType }) {
      const exported = EXPORTS[mediaType ?? ""];
      const path = `/${encodeURIComponent(key)}${exported ? "/export" : ""}`;
      const url = address(path, exported ? { mimeType: exported.type } : { alt: "media" });
      const bytes = await http({ url, maxBytes: MOST_FILE_BYTES, headers: { accept: "*/*" } });
      const name = fileName(title);
      return exported
        ? { name: `${name}.${exported.extension}`, type: exported.type, bytes }
        : { name, type: mediaType ?? "application/octet-stream", bytes };
    },
  };
}

type ListedFile = z.infer<typeof listed>["files"][number];

function toItem({ id, name, mimeType, modifiedTime, webViewLink }: ListedFile): OutsideItem {
  const url = webViewLink?.startsWith("https://") ? webViewLink : null;
  return { key: id, title: name, url, changedAt: new Date(modifiedTime), mediaType: mimeType };
}

/** The folder id is user input: an unescaped quote would change the query. */
const quoted = (value: string) => value.replace(/[\\']/g, "\\$&");
