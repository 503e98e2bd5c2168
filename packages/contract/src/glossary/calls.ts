import type { Call } from "../call.ts";

export const glossaryCalls = {
  explainTerms: { method: "GET", path: "/glossary", allow: "any-role" },
  readGlossary: { method: "GET", path: "/admin/glossary", allow: "admin" },
  saveTerm: { method: "PUT", path: "/admin/glossary/{id}", allow: "admin", repeatable: true },
  deleteTerm: { method: "DELETE", path: "/admin/glossary/{id}", allow: "admin", answer: "empty" },
  importGlossary: { method: "POST", path: "/admin/glossary/import", allow: "admin", repeatable: true },
  exportGlossary: {
    method: "GET",
    path: "/admin/glossary/export",
    allow: "admin",
    answer: "binary",
    bypass: true,
  },
} as const satisfies Record<string, Call>;
