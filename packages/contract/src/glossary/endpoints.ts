import { z } from "zod";
import { type Endpoint, endpoint } from "../endpoint.ts";
import { languages } from "../enums.ts";
import { queryOf } from "../page.ts";
import { glossaryCalls } from "./calls.ts";
import { glossary, glossaryImport, glossaryImported, glossaryTerm, termFields } from "./glossary.ts";

const tag = "Administration";

export const glossaryEndpoints = {
  explainTerms: endpoint(glossaryCalls.explainTerms, {
    tag: "Product",
    summary: "The terms with a meaning, for explaining them where they stand in answers.",
    responses: { 200: glossary },
  }),
  readGlossary: endpoint(glossaryCalls.readGlossary, {
    tag,
    summary: "Every term with its synonyms and meanings, in the order they were added.",
    responses: { 200: glossary },
  }),
  saveTerm: endpoint(glossaryCalls.saveTerm, {
    tag,
    summary: "Add a term, or change it; a term is in the glossary once.",
    body: termFields,
    responses: { 200: glossaryTerm },
  }),
  deleteTerm: endpoint(glossaryCalls.deleteTerm, {
    tag,
    summary: "Take a term out of the glossary.",
    responses: { 204: "empty" },
  }),
  importGlossary: endpoint(glossaryCalls.importGlossary, {
    tag,
    summary: "What a CSV file would change, row by row, or change it. Terms that are not in the file stay.",
    body: glossaryImport,
    responses: { 200: glossaryImported },
  }),
  exportGlossary: endpoint(glossaryCalls.exportGlossary, {
    tag,
    summary: "The glossary as CSV, as the import reads it.",
    query: queryOf({ language: z.enum(languages).default("es") }),
    responses: { 200: "binary" },
  }),
} satisfies Record<keyof typeof glossaryCalls, Endpoint>;
