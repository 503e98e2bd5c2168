import { SHARE_FIELDS } from "@metatron/contract/share-target";

/** Not a cache of a release: a new release deletes only its own kind. */
export const RECEIVED_CACHE = "received-shares";
/** Addresses within the cache; nothing is served under them. */
export const RECEIVED_TEXT = "/share-target/text";
export const RECEIVED_FILES = "/share-target/files/";
export const RECEIVED_AT_HEADER = "x-received-at";
export const FILE_NAME_HEADER = "x-file-name";

interface Ports {
  caches: Pick<CacheStorage, "open" | "delete">;
  now: () => number;
}

/**
 * Keeps what another app shared until the app's page takes it. The page may have to sign the person in first, so
 * the content can't be handed over directly.
 */
export async function receiveShare(request: Request, ports: Ports): Promise<Response> {
  const isKept = await keep(request, ports).then(
    () => true,
    () => false,
  );
  return Response.redirect(new URL(`/chat?received=${isKept ? "yes" : "no"}`, request.url).href, 303);
}

async function keep(request: Request, { caches, now }: Ports): Promise<void> {
  const form = await request.formData();
  // A share that was never taken must not arrive together with this one.
  await caches.delete(RECEIVED_CACHE);
  const cache = await caches.open(RECEIVED_CACHE);
  const texts = [SHARE_FIELDS.title, SHARE_FIELDS.text, SHARE_FIELDS.url].map((name) => form.get(name));
  const text = texts.filter((each) => typeof each === "string" && each.trim() !== "").join("\n");
  const files = form.getAll(SHARE_FIELDS.files).filter((each) => each instanceof File);
  await Promise.all(
    files.map((file, place) =>
      cache.put(
        RECEIVED_FILES + place,
        new Response(file, {
          // Headers hold no accents.
          headers: { "content-type": file.type, [FILE_NAME_HEADER]: encodeURIComponent(file.name) },
        }),
      ),
    ),
  );
  // Last: a share without its text is incomplete and is not taken.
  await cache.put(RECEIVED_TEXT, new Response(text, { headers: { [RECEIVED_AT_HEADER]: String(now()) } }));
}
