import { calls } from "../calls.ts";
import { endpoint } from "../endpoint.ts";
import { glossary } from "../glossary.ts";

const tag = "Administration";

export const glossaryEndpoints = {
  readGlossary: endpoint(calls.readGlossary, {
    tag,
    summary: "The words that widen searches, for administrators.",
    responses: { 200: glossary },
  }),
  writeGlossary: endpoint(calls.writeGlossary, {
    tag,
    summary: "Put another list of words in its place, for administrators.",
    body: glossary,
    responses: { 200: glossary },
  }),
};
