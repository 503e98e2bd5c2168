import { useQueryClient } from "@tanstack/react-query";
import { assistantKeys } from "../assistant-queries.ts";
import { uploadArtifact } from "./upload-artifact.ts";
import { createUploads, type Uploads } from "./uploads.ts";

// By the queries of whoever is signed in: the next person meets no upload of the last.
const opened = new WeakMap<object, Uploads>();

/** Uploads to assistants' knowledge go on while one looks at other pages. */
export function useArtifactUploads(): Uploads {
  const queries = useQueryClient();
  const known = opened.get(queries);
  if (known) return known;
  const uploads = createUploads({
    send: uploadArtifact,
    onSent: (id) => {
      void queries.invalidateQueries({ queryKey: assistantKeys.part(id, "files") });
      void queries.invalidateQueries({ queryKey: assistantKeys.lists });
    },
  });
  opened.set(queries, uploads);
  return uploads;
}
