import type { PushKind } from "@metatron/contract/push/constants";

/**
 * Where a notification leads, and its tag: the page and the service worker may both announce an event, and the second
 * notification with a tag replaces the first one.
 */
export function noticeTarget(kind: PushKind, id: string): { tag: string; path: string } {
  switch (kind) {
    case "answer":
    case "research":
      return { tag: id, path: `/chat/${id}` };
    case "case":
      return { tag: `case ${id}`, path: "/cases" };
    case "news":
      return { tag: `news ${id}`, path: "/news" };
  }
}
