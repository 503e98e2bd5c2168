import { useQueryClient } from "@tanstack/react-query";
import { assistantKeys } from "../assistant-queries.ts";
import { uploadArtifact } from "./upload-artifact.ts";
import { createUploads, type Uploads } from "./uploads.ts";

// Keyed by the query client of the session: the next person must not see the previous person's uploads.
const opened = new WeakMap<object, Uploads>();

/** Uploads to assistants' knowledge continue while other pages are open. */
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
