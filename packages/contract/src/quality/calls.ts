import { type Call, inAssistants } from "../call.ts";

export const qualityCalls = {
  readQuality: { method: "GET", path: "/assistant/{assistant_id}/quality", allow: inAssistants },
  setQuality: { method: "PUT", path: "/assistant/{assistant_id}/quality", allow: inAssistants },
  startQualityRun: {
    method: "POST",
    path: "/assistant/{assistant_id}/quality/runs",
    allow: inAssistants,
    repeatable: true,
  },
  readQualityRun: {
    method: "GET",
    path: "/assistant/{assistant_id}/quality/runs/{run_id}",
    allow: inAssistants,
  },
  stopQualityRun: {
    method: "POST",
    path: "/assistant/{assistant_id}/quality/runs/{run_id}/stop",
    allow: inAssistants,
    repeatable: true,
  },
  exportQuality: {
    method: "GET",
    path: "/assistant/{assistant_id}/quality/export",
    allow: inAssistants,
    answer: "binary",
    bypass: true,
  },
  listQuality: { method: "GET", path: "/admin/quality", allow: "admin" },
  listQualitySuggestions: {
    method: "GET",
    path: "/admin/quality/{assistant_id}/suggestions",
    allow: "admin",
  },
} as const satisfies Record<string, Call>;
