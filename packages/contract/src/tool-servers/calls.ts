import type { Call } from "../call.ts";

export const toolServerCalls = {
  listToolServers: { method: "GET", path: "/admin/tool-servers", allow: "admin" },
  saveToolServer: { method: "PUT", path: "/admin/tool-servers/{id}", allow: "admin", repeatable: true },
  deleteToolServer: { method: "DELETE", path: "/admin/tool-servers/{id}", allow: "admin", answer: "empty" },
  checkToolServer: {
    method: "POST",
    path: "/admin/tool-servers/{id}/check",
    allow: "admin",
    repeatable: true,
  },
  acceptServerTools: {
    method: "PUT",
    path: "/admin/tool-servers/{id}/tools",
    allow: "admin",
    repeatable: true,
  },
  listToolConnections: { method: "GET", path: "/tool-servers/connections", allow: "any-role" },
  startToolConnection: { method: "POST", path: "/tool-servers/{id}/connection", allow: "any-role" },
  finishToolConnection: { method: "POST", path: "/tool-servers/connections/finish", allow: "any-role" },
  endToolConnection: {
    method: "DELETE",
    path: "/tool-servers/{id}/connection",
    allow: "any-role",
    answer: "empty",
  },
} as const satisfies Record<string, Call>;
