import { z } from "zod";
import { id } from "../fields.ts";
import { documentStates } from "./constants.ts";

/** A document that a search by title found. */
export const foundDocument = z
  .object({
    fileId: id,
    title: z.string(),
    assistantId: id,
    assistantName: z.string(),
    revision: z.string().nullable(),
    state: z.enum(documentStates),
  })
  .meta({ id: "FoundDocument" });
export type FoundDocument = z.infer<typeof foundDocument>;
