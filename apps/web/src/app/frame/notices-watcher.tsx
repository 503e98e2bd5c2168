import { useQuery } from "@tanstack/react-query";
import { noticesQuery } from "../../features/notices/notices-query.ts";

/** Fetches the notices at intervals; the profile button shows how many are unread. */
export function NoticesWatcher() {
  useQuery(noticesQuery);
  return null;
}
