import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call } from "../../api/call.ts";
import { PictureOnDemand } from "../../shell/picture-on-demand.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

const KEPT_MS = 10 * 60 * 1000;

const pictureQuery = (id: string) =>
  queryOptions({
    queryKey: ["news-picture", id],
    queryFn: async ({ signal }) => await (await call("newsPicture", { params: { id }, signal })).blob(),
    // The content of a picture id never changes.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT_MS,
  });

export function NewsPicture({ id, alt }: { id: string; alt: string }) {
  return (
    <PictureOnDemand id={id} alt={alt} className="w-full">
      <LoadedPicture id={id} alt={alt} />
    </PictureOnDemand>
  );
}

/** Fetched with the person's token: knowing the URL gives no access to pictures for other roles. */
function LoadedPicture({ id, alt }: { id: string; alt: string }) {
  const { data, isError } = useQuery(pictureQuery(id));
  const url = useObjectUrl(data);
  if (isError) return alt ? <p className="text-sm text-text-subtle italic">{alt}</p> : null;
  if (!url) return <Skeleton className="h-27 w-full rounded-lg!" />;
  return (
    <img
      src={url}
      alt={alt}
      className="max-h-90 w-full rounded-lg border border-border bg-surface-sunken object-contain"
    />
  );
}

function useObjectUrl(blob: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}
