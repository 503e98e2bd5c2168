import type { Call } from "../call.ts";

export const newsCalls = {
  listNews: { method: "GET", path: "/news/new_features", allow: "any-role" },
  acknowledgeNews: { method: "PUT", path: "/news/{id}/acknowledgement", allow: "any-role", answer: "empty" },
  newsPicture: { method: "GET", path: "/news/pictures/{id}", allow: "any-role", answer: "binary" },
  listAllNews: { method: "GET", path: "/admin/news", allow: "admin" },
  saveNews: { method: "PUT", path: "/admin/news/{id}", allow: "admin" },
  deleteNews: { method: "DELETE", path: "/admin/news/{id}", allow: "admin", answer: "empty" },
  translateNews: { method: "POST", path: "/admin/news/translation", allow: "admin" },
  uploadNewsPicture: { method: "POST", path: "/admin/news/pictures", allow: "admin", bypass: true },
} as const satisfies Record<string, Call>;
