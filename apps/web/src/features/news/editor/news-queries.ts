import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../api/call.ts";

export const allNewsQuery = queryOptions({
  queryKey: ["admin", "news"],
  queryFn: ({ signal }) => call("listAllNews", { signal }),
});

export async function uploadPicture(file: File): Promise<string> {
  const form = new FormData();
  form.append("file", file);
  return (await call("uploadNewsPicture", { body: form })).id;
}
