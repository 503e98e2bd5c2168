import type { Words } from "../../../lib/texts.ts";
import type * as es from "./es.ts";

export const quotas: Words<typeof es.quotas> = {
  title: "Limits",
  lede: "What each person may store and use a day, and who uses most. Limits are set in the server's configuration; daily ones renew on {{renews}}.",
  loading: "Loading the limits…",
  failed: "The limits could not be loaded",
  columns: { quota: "Limit per person", all: "Everyone together", top: "Who uses most" },
  kinds: {
    stored: "Stored files",
    uploaded: "Uploaded files",
    message: "Length of a message",
    ocr: "Scanned pages read",
    pictures: "Pictures sent",
    images: "Pictures made",
    avatars: "Avatars",
    descriptions: "Pictures described",
    speech: "Characters read aloud",
    transcriptions: "Dictations",
    embeddings: "Characters prepared for searching",
    cases: "Cases opened",
    research: "Deep research",
    tokens: "Tokens",
  },
  per: { person: "{{limit}} per person", day: "{{limit}} a day", message: "{{limit}} characters" },
  unlimited: "No limit",
  unused: "Not used",
  people_one: "{{used}}, {{count}} person",
  people_many: "{{used}}, {{count}} people",
  people_other: "{{used}}, {{count}} people",
  unknownPerson: "Somebody who has left",
  share: "Share of the limit that {{name}} uses",
};
