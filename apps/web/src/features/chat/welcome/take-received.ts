import {
  FILE_NAME_HEADER,
  RECEIVED_AT_HEADER,
  RECEIVED_CACHE,
  RECEIVED_FILES,
  RECEIVED_TEXT,
} from "../../../service-worker/receive-share.ts";

/** Time to sign in. An older share may be another person's who used this device. */
const TAKEN_WITHIN_MS = 10 * 60 * 1000;

export interface ReceivedShare {
  text: string;
  files: File[];
}

/** What another app shared, once: a second tab gets nothing. Null where nothing complete and recent is kept. */
export async function takeReceived(
  store: Pick<CacheStorage, "open" | "delete">,
  now: number,
): Promise<ReceivedShare | null> {
  const cache = await store.open(RECEIVED_CACHE);
  const kept = await cache.match(RECEIVED_TEXT);
  const files = await Promise.all(
    (await cache.keys())
      .filter(({ url }) => new URL(url).pathname.startsWith(RECEIVED_FILES))
      .map(async (request) => toFile(await cache.match(request))),
  );
  const isMine = await store.delete(RECEIVED_CACHE);
  const at = Number(kept?.headers.get(RECEIVED_AT_HEADER));
  if (!kept || !isMine || now - at > TAKEN_WITHIN_MS) return null;
  return { text: await kept.text(), files: files.filter((file) => file !== null) };
}

async function toFile(response: Response | undefined): Promise<File | null> {
  if (!response) return null;
  const name = decodeURIComponent(response.headers.get(FILE_NAME_HEADER) ?? "");
  const content = await response.blob();
  return new File([content], name, { type: response.headers.get("content-type") ?? content.type });
}
