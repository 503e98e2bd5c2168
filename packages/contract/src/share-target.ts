/** Where the system sends what another app shares; the manifest names it and the service worker receives it. */
export const SHARE_TARGET_PATH = "/share-target";

/** The names of the form's fields. */
export const SHARE_FIELDS = { title: "title", text: "text", url: "url", files: "files" } as const;
